import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodes, countryNames } from '#src/contract/forms/countries.ts';
import * as options from '#src/contract/forms/options.ts';
import { languageFacts } from '#src/domain/language.ts';

/** Longer texts are found wherever they stand; a shorter one may be a word of anything, and has to be a value of its own. */
const longText = 30;

/** What stands between values in tables, YAML and Markdown. */
const betweenValues = /\r?\n|[,"';|()[\]]|: | · |^\s*(?:[-#>*]+ )/m;

/** Names of countries, as every language but English has them. */
const regions = new Intl.DisplayNames('en-XA', { type: 'region', style: 'short' });

/** What is called so in every language: formats and languages. Choices of forms are in English what is sent. */
const named = [
  'Parquet',
  ...Object.values(languageFacts).map(({ name }) => name),
  ...Object.values(countryNames),
  ...countryCodes.map((code) => regions.of(code) ?? code),
  ...Object.values(options).flat().map(String),
];

/** What a page puts between texts: of a chart, say, the names of its lines with their values. */
const betweenParts = /[·|:;,()–—…]+| - /;

/** Codes are written in capitals and digits; an address begins with its scheme or a slash. */
const hasWords = /^(?!https?:|\/)(?=.*\p{Ll}{2})/u;

/**
 * Tells texts of the provider's folder from those of the site: every value of its tables, settings and texts, the names of its
 * indexes in whatever shortened form, and what has no words.
 */
export function providerTexts(folder: string): (text: string) => boolean {
  const files = globSync('**/*.{csv,yaml,md}', { cwd: folder }).filter(
    (file) => !file.startsWith('levels/'),
  );
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const values = new Set(named);
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
      // What is left of a word that was cut.
      .replaceAll(/\p{L}+…/gu, '')
      .split(betweenParts)
      .map((part) => part.trim())
      .every((part) => !hasWords.test(part) || isValue(part) || isOfNames(part));
}
