import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/consent.ts';

export const consentMessages: Translation<typeof english.consentMessages> = {
  banner: 'Cookie',
  needed: 'このサイトは、動作に必要な情報だけを保存します。',
  question: '同意いただいた場合に限り、入力内容の記憶も行います。',
  measuring: '閲覧状況の計測も、同意いただいた場合に限ります。',
  acceptAll: 'すべて許可',
  rejectAll: 'すべて拒否',
  choose: '選択する',
  settings: 'Cookieの設定',
  introduction:
    '許可するものを選択してください。各ページ下部の「Cookieの設定」からいつでも変更できます。',
  categories: 'カテゴリー',
  save: '選択を保存',
  close: '閉じる',
  always: '常に有効',
  necessary: '必須',
  necessaryText: 'この選択の記録など、サイトの動作に必要なものです。',
  targeting: 'ターゲティング',
  targetingText: '次回のフォーム入力のためにこのブラウザーに保存される入力内容です。',
  targetingTextMeasuring:
    'タグマネージャーによる閲覧状況の計測と、次回のフォーム入力のためにこのブラウザーに保存される入力内容です。',
  privacyControl:
    'お使いのブラウザーはGlobal Privacy Controlを送信しています。ここで有効にしない限り、ターゲティングは無効のままです。',
  privacyPolicy: 'プライバシーポリシー',
};
