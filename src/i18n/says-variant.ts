import { languageFacts, type Language } from '#src/domain/language.ts';
import { filterValueLabels } from './messages/indexes/index-labels.ts';
import { hedgedCurrency } from './variant-name.ts';

/**
 * Whether a name already contains everything that a short variant name says, in whatever words: 'Aggregate Bond
 * Hedged TR USD' need not be followed by 'TR USD hedged', nor '日本株 税引後配当込み 円' by 'NTR JPY'.
 */
export function saysVariant(name: string, variant: string, language: Language): boolean {
  const said = name.split(/[\s()（）]+/).filter((word) => word !== '');
  const words = variant.split(' ').flatMap((word) => {
    const code = word.slice(0, 3);
    return word === hedgedCurrency(code, language) ? [code, 'hedged'] : word;
  });
  return words.every(
    (word) => saysWord(said, word, language) || saysCurrency(said, word, language),
  );
}

/** Whether a name contains a word of a variant, or the language's term for that word. */
function saysWord(said: readonly string[], ofVariant: string, language: Language): boolean {
  const labels: Record<string, string> = filterValueLabels(language);
  const isHedging = ofVariant === 'hedged';
  return said.some(
    (one) =>
      one.toLowerCase() === ofVariant.toLowerCase() ||
      labels[ofVariant] === one ||
      // 'ヘッジあり', which names of indexes precede by the word for a currency.
      (isHedging && one.endsWith(filterValueLabels(language).yes)),
  );
}

const currencies = new Map<Language, Intl.DisplayNames>();

/**
 * Whether a name ends with the last part of a currency's full name: '円' stands for 'JPY', which is '日本円'. Loading the
 * names of currencies takes a browser longer than the rest of a page, so they are loaded only for the few names that
 * need them, and once.
 */
function saysCurrency(said: readonly string[], code: string, language: Language): boolean {
  if (!/^[A-Z]{3}$/.test(code)) return false;
  const names =
    currencies.get(language) ??
    new Intl.DisplayNames(languageFacts[language].tag, { type: 'currency' });
  currencies.set(language, names);
  const name = names.of(code);
  return said.some((one) => name?.endsWith(one));
}
