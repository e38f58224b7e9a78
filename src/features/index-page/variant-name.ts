import type { Language } from '#src/i18n/languages.ts';
import { filterValueLabels } from '#src/i18n/messages/index-labels.ts';
import { indexPageMessages } from '#src/i18n/messages/index-page.ts';

type Variant = {
  returnType: 'PR' | 'NTR' | 'TR' | null;
  currency: string | null;
  hedgedTo: string | null;
};

/** Return type, currency and hedging, as they stand beside every figure: 'Net total return · USD'. */
export function variantName(variant: Variant, language: Language): string {
  const { returnType, currency, hedgedTo } = variant;
  return [
    returnType && filterValueLabels(language)[returnType],
    currency,
    hedgedTo && indexPageMessages(language).hedged(hedgedTo),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** The same as professionals shorten it: 'NTR USD', 'NTR JPY hedged'. */
export function shortVariantName(variant: Variant, language: Language): string {
  const { returnType, currency, hedgedTo } = variant;
  const inCurrency = hedgedTo ? indexPageMessages(language).hedgedIn(hedgedTo) : currency;
  return [returnType, inCurrency].filter((part) => part !== null).join(' ');
}
