import { defineMessages } from '../define-messages.ts';

/** Header and main part: with every page from the start. */
export const shellMessages = defineMessages(
  {
    skipToMain: 'Skip to main content',
    homeLink: (name: string) => `${name}, home`,
    mainNavigation: 'Main navigation',
    menu: 'Menu',
    closeMenu: 'Close menu',
    contactUs: 'Contact us',
    switchLanguage: 'Language',
  },
  {
    skipToMain: '本文へ移動',
    homeLink: (name) => `${name} ホーム`,
    mainNavigation: 'メインナビゲーション',
    menu: 'メニュー',
    closeMenu: 'メニューを閉じる',
    contactUs: 'お問い合わせ',
    switchLanguage: '言語',
  },
);
