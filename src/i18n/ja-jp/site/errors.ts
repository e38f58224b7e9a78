import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/errors.ts';

export const errorMessages: Translation<typeof english.errorMessages> = {
  eyebrow: 'エラー',
  notFound: 'ページが見つかりません',
  title: '問題が発生しました',
  message:
    'お探しのページが見つからないか、問題が発生しました。ホームページからもう一度お試しください。',
  noConnection: '接続できません',
  homeLink: 'ホームページへ',
  searchLabel: 'すべての指数を検索',
  search: '検索',
  errorPageFailed: 'エラーページの表示中にエラーが発生しました',
  details: 'エラーの詳細',
  dataNotAvailable: 'データがありません',
  elementFailed: 'この項目の読み込み中に問題が発生しました。',
};
