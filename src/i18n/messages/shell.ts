import { defineMessages } from '../define-messages.ts';

export const shellMessages = defineMessages(
  {
    skipToMain: 'Skip to main content',
    homeLink: (name: string) => `${name}, home`,
    mainNavigation: 'Main navigation',
    menu: 'Menu',
    closeMenu: 'Close menu',
    contactUs: 'Contact us',
    dismissBanner: 'Dismiss this message',
    announcement: 'Announcement',
    illustrativeNotice: 'Illustrative data',
    switchLanguage: 'Language',
    footer: 'About this site',
    globalContacts: 'Contacts by region',
    privacyPolicy: 'Privacy policy',
    dataApi: 'Data API',
    copyright: (name: string, year: string) => (year ? `© ${year} ${name}` : `© ${name}`),
    loading: 'Loading',
  },
  {
    skipToMain: '本文へ移動',
    homeLink: (name) => `${name} ホーム`,
    mainNavigation: 'メインナビゲーション',
    menu: 'メニュー',
    closeMenu: 'メニューを閉じる',
    contactUs: 'お問い合わせ',
    dismissBanner: 'このお知らせを閉じる',
    announcement: 'お知らせ',
    illustrativeNotice: '例示用データ',
    switchLanguage: '言語',
    footer: 'このサイトについて',
    globalContacts: '地域別のお問い合わせ先',
    privacyPolicy: 'プライバシーポリシー',
    dataApi: 'データAPI',
    loading: '読み込み中',
  },
);

export const compatibilityMessages = defineMessages(
  {
    title: 'Your browser is not supported',
    message:
      'This site does not work in Internet Explorer. We recommend a current version of one of these browsers:',
  },
  {
    title: 'お使いのブラウザーには対応していません',
    message:
      'このサイトはInternet Explorerではご利用いただけません。次のいずれかのブラウザーの最新版をお使いください。',
  },
);
