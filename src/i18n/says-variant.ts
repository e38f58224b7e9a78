import { languageFacts, type Language } from '#src/domain/language.ts';
import { filterValueLabels } from './messages/indexes/index-labels.ts';
import { hedgedCurrency } from './variant-name.ts';

/**
 * Whether a name says all of a short variant, in whatever words: 'Aggregate Bond Hedged TR USD' need not be followed by
 * 'TR USD hedged', nor '日本株 税引後配当込み 円' by 'NTR JPY'.
 */
export function saysVariant(name: string, variant: string, language: Language): boolean {
  const said = name.split(/\s+/);
  const words = variant.split(' ').flatMap((word) => {
    const code = word.slice(0, 3);
    return word === hedgedCurrency(code, language) ? [code, 'hedged'] : word;
  });
  return words.every((word) => said.some((one) => isSameWord(one, word, language)));
}

/** Whether a word of a name is a word of a variant, or what the language calls that: '円' is 'JPY'. */
function isSameWord(word: string, ofVariant: string, language: Language): boolean {
  const labels: Record<string, string> = filterValueLabels(language);
  if (word.toLowerCase() === ofVariant.toLowerCase() || labels[ofVariant] === word) return true;
  return currencyName(ofVariant, language)?.endsWith(word) ?? false;
}

/** '日本円'; none for what is no code of a currency. */
function currencyName(code: string, language: Language): string | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  return new Intl.DisplayNames(languageFacts[language].tag, { type: 'currency' }).of(code);
}
