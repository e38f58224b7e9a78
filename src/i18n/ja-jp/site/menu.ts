import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/menu.ts';

export const menuMessages: Translation<typeof english.menuMessages> = {
  home: 'ホーム',
  products: '投資商品',
};
