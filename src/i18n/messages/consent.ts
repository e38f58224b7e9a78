import { defineMessages } from '../define-messages.ts';

export const consentMessages = defineMessages(
  {
    banner: 'Cookies',
    question:
      'We keep only what the site needs to work. With your consent we also remember your details.',
    questionMeasuring:
      'We keep only what the site needs to work. With your consent we also measure visits and remember your details.',
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    choose: 'Choose',
    settings: 'Cookie settings',
    introduction:
      'Choose what you allow. You can change it at any time in the cookie settings at the foot of every page.',
    categories: 'Categories',
    save: 'Save choices',
    close: 'Close',
    always: 'always on',
    necessary: 'Strictly necessary',
    necessaryText: 'What the site needs to work, such as this choice itself.',
    targeting: 'Targeting',
    targetingText:
      'The details you entered in our forms, kept in this browser to fill in the next one.',
    targetingTextMeasuring:
      'Measurement of visits by a tag manager, and the details you entered in our forms, kept in this browser to fill in the next one.',
    privacyControl:
      'Your browser sends Global Privacy Control. Targeting stays off unless you switch it on here.',
    privacyPolicy: 'Privacy policy',
  },
  {
    banner: 'Cookie',
    question:
      'このサイトは、動作に必要な情報だけを保存します。同意いただいた場合に限り、入力内容の記憶も行います。',
    questionMeasuring:
      'このサイトは、動作に必要な情報だけを保存します。同意いただいた場合に限り、閲覧状況の計測と入力内容の記憶も行います。',
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
  },
);
