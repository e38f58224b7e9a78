import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import { shortVariantName } from '#src/i18n/variant-name.ts';

type NamedIndex = Pick<Portfolio, 'portfolioName' | 'returnType' | 'currency' | 'hedgedTo'>;

/** The variant stands beside it: the name without the words at its end that repeat it. */
export function nameOf({ portfolioName, returnType, currency, hedgedTo }: NamedIndex): string {
  const ofVariant = new Set([returnType, currency, hedgedTo, hedgedTo && 'Hedged']);
  const words = portfolioName.split(' ');
  while (words.length > 1 && ofVariant.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** What stands beside that name; null where it says the variant, in whatever words. */
export function variantBeside(index: NamedIndex, language: Language): string | null {
  const variant = shortVariantName(index, language);
  return saysVariant(nameOf(index), variant, language) ? null : variant;
}
