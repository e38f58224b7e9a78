import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import * as options from '#src/contract/forms/options.ts';
import { languageFacts } from '#src/domain/language.ts';

/** The length from which a text is found within other texts. A shorter one may be a common word and must be a whole value. */
const longText = 30;

/** Matches separators between values in tables, YAML and Markdown. */
const betweenValues = /\r?\n|[,"';|()[\]]|: | · |^\s*(?:[-#>*]+ )/m;

/** Names of countries, as every language but English has them. */
const regions = new Intl.DisplayNames('en-XA', { type: 'region', style: 'short' });

/** Names that are the same in every language: formats and languages. Choices of forms are sent in English. */
const named = [
  'Parquet',
  ...Object.values(languageFacts).map(({ name }) => name),
  ...Object.values(countryNames),
  ...countryCodes.map((code) => regions.of(code) ?? code),
  ...Object.values(options).flat().map(String),
];

/** Matches what a page puts between texts, such as a chart's names of lines and their values. */
const betweenParts = /[·|:;,()–—…]+| - /;

/** Codes are written in capitals and digits; an address begins with its scheme or a slash. */
const hasWords = /^(?!https?:|\/)(?=.*\p{Ll}{2})/u;

/** Both parts of the names of crises at every space: where a chart has little room, a name has two rows. */
function rowsOfCrises(folder: string): string[] {
  const { crises } = parse(readFileSync(join(folder, 'site.yaml'), 'utf8')) as {
    crises: { name: Record<string, string> }[];
  };
  return crises
    .flatMap(({ name }) => Object.values(name))
    .flatMap((name) =>
      Array.from(name.matchAll(/ /g), ({ index }) => [name.slice(0, index), name.slice(index + 1)]),
    )
    .flat();
}

/**
 * Returns a function that recognises texts of the provider's folder: values of its tables, settings and texts, and
 * names of its indexes, also shortened. It is true for texts without words as well.
 */
export function providerTexts(folder: string): (text: string) => boolean {
  const files = globSync('**/*.{csv,yaml,md}', { cwd: folder }).filter(
    (file) => !file.startsWith('levels/'),
  );
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const values = new Set([...named, ...rowsOfCrises(folder)]);
  for (const text of all) for (const one of text.split(betweenValues)) values.add(one.trim());
  const inOneLine = all
    .map((text) => text.replaceAll(/[*`_>\\[]|\]\([^)]*\)/g, '').replaceAll(/\s+/g, ' '))
    .join(' ');
  const ofNames = new Set(readFileSync(join(folder, 'indexes.csv'), 'utf8').match(/\p{L}+/gu));
  const isValue = (text: string) =>
    values.has(text) || (text.length >= longText && inOneLine.includes(text));
  const isOfNames = (text: string) =>
    (text.match(/\p{Lu}\p{L}+/gu) ?? []).length > 0 &&
    (text.match(/\p{L}+/gu) ?? []).every((word) => ofNames.has(word));
  return (text) =>
    !hasWords.test(text) ||
    isValue(text) ||
    text
      // Removes the rest of a word that was cut.
      .replaceAll(/\p{L}+…/gu, '')
      .split(betweenParts)
      .map((part) => part.trim())
      .every((part) => !hasWords.test(part) || isValue(part) || isOfNames(part));
}
