import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/variant-switch.ts';

export const variantSwitchMessages: Translation<typeof english.variantSwitchMessages> = {
  returnType: 'リターンの種類',
  currency: '通貨',
  hedging: '為替ヘッジ',
  hedged: 'ヘッジあり',
  unhedged: 'ヘッジなし',
};
