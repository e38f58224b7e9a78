import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/shell.ts';

export const shellMessages: Translation<typeof english.shellMessages> = {
  skipToMain: '本文へ移動',
  homeLink: (name) => `${name} ホーム`,
  illustrative: '例示用データ',
  mainNavigation: 'メインナビゲーション',
  menu: 'メニュー',
  closeMenu: 'メニューを閉じる',
  contactUs: 'お問い合わせ',
  switchLanguage: '言語',
};
