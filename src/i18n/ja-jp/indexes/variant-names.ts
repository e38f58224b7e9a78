import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/variant-names.ts';

export const hedgedTo: Translation<typeof english.hedgedTo> = {
  long: (currency) => `${currency}ヘッジ`,
  short: (currency) => `${currency}ヘッジ`,
};
