import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/outer-parts.ts';

export const outerMessages: Translation<typeof english.outerMessages> = {
  explore: 'サイト全体を見る',
  moreOfHouse: '関連ページ',
  dismissBanner: 'このお知らせを閉じる',
  announcement: 'お知らせ',
  illustrativeNotice: '例示用データ',
  footer: 'このサイトについて',
  globalContacts: '地域別のお問い合わせ先',
  privacyPolicy: 'プライバシーポリシー',
  dataApi: 'データAPI',
  dataFiles: 'データファイル',
  dataStatus: 'データの公表状況',
  cookieSettings: 'Cookieの設定',
  publishedWith: 'Plumblineで公開',
  shortcuts: 'キーボードショートカット',
  theme: '表示テーマ',
  themeSystem: 'システム',
  themeLight: 'ライト',
  themeDark: 'ダーク',
  misnamed: (name) => `アドレスの「${name}」はこのページでは使用できないため、無視しました。`,
  meant: (name) => `「${name}」をお探しですか？`,
};
