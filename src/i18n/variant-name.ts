import { defineMessages } from './define-messages.ts';
import type { Language } from './languages.ts';
import { filterValueLabels } from './messages/index-labels.ts';

type Variant = {
  returnType: 'PR' | 'NTR' | 'TR' | null;
  currency: string | null;
  hedgedTo: string | null;
};

const messages = defineMessages(
  { hedgedTo: (currency: string) => `hedged to ${currency}` },
  { hedgedTo: (currency) => `${currency}ヘッジ` },
);

/** Return type, currency and hedging, as they stand beside every figure: 'Net total return · USD'. */
export function variantName(
  language: Language,
  { returnType, currency, hedgedTo }: Variant,
): string {
  return [
    returnType && filterValueLabels(language)[returnType],
    currency,
    hedgedTo && messages(language).hedgedTo(hedgedTo),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
