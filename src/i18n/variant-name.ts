import type { Language } from '#src/domain/language.ts';
import { filterValueLabels } from './messages/indexes/index-labels.ts';
import { hedgedTo } from './messages/indexes/variant-names.ts';

type Variant = {
  returnType: 'PR' | 'NTR' | 'TR' | null;
  currency: string | null;
  hedgedTo: string | null;
};

/** Names a variant by return type, currency and hedging, as it stands beside every figure: 'Net total return · USD'. */
export function variantName(variant: Variant, language: Language): string {
  return [
    variant.returnType && filterValueLabels(language)[variant.returnType],
    variant.currency,
    variant.hedgedTo && hedgedTo(language).long(variant.hedgedTo),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Names the currency that a variant is hedged to: 'JPY hedged'. */
export function hedgedCurrency(currency: string, language: Language): string {
  return hedgedTo(language).short(currency);
}

/** Names a variant as professionals abbreviate it: 'NTR USD', 'NTR JPY hedged'. */
export function shortVariantName(variant: Variant, language: Language): string {
  const inCurrency = variant.hedgedTo
    ? hedgedCurrency(variant.hedgedTo, language)
    : variant.currency;
  return [variant.returnType, inCurrency].filter((part) => part !== null).join(' ');
}
