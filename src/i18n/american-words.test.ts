import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Beginnings of words that Britons and Americans spell apart, as Britons do. */
const british = new RegExp(
  `(?<![-\\w/#])(?:${[
    'acknowledgement',
    'afterwards',
    'aluminium',
    '(?:anal|paral)ys(?:e|ing)',
    'annualis',
    'artefact',
    '(?:author|normal|optim|organ|penal|recogn|standard|util|visual)is(?:e|ing|ation)',
    'behaviour',
    'burnt',
    'cancelled',
    'capitalis',
    'centre',
    'cheque',
    'colour',
    'customis',
    'defence',
    'dialogue',
    'favour',
    'fulfil(?!l)',
    'grey',
    'honour',
    'judgement',
    'labell',
    'labour',
    'learnt',
    'licence',
    'maximis',
    'minimis(?!m)',
    'misspelt',
    'modell',
    'neighbour',
    'per cent(?!\\w)',
    'practis',
    'programme(?![rd])',
    'realis(?!m|t)',
    'sceptic',
    'specialis(?!t|m)',
    'stylis(?!t)',
    'summaris',
    'tonnes',
    'towards',
    'travell',
    'upwards',
    'whilst',
  ].join('|')})`,
  'i',
);

// The contract's names, of a key or an address, stay what they have been, and visitors type as they like.
const names =
  /percent, per cent|annualized, annualised|licence_ja|licence-summary|annualised-returns|\]\([^)]*\)|\{\{[^}]*\}\}/g;

const saysBritish = (text: string) => british.test(text.replaceAll(names, ''));

const comments = /\/\*.*?\*\/|^\s*\/\/.*?$/gms;
const literals = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Literals that may be shown: sentences, and single words that begin like one. */
function textsInCode(code: string): string[] {
  const found = code.replaceAll(comments, '').match(literals) ?? [];
  return found
    .map((literal) => literal.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, ''))
    .filter((text) => / /.test(text) || /^[A-Z]/.test(text));
}

const read = (path: string) => readFileSync(path, 'utf8');

const pathsOf = (patterns: string[]) =>
  globSync(patterns).filter((path) => !/\.test\.|\/ja-jp|README/.test(path));

test('I18-01 English texts that visitors and readers of the API see are spelled the American way', () => {
  const written = pathsOf([
    'src/publishing/pages/methodology/*.md',
    'demo/*.{csv,yaml}',
    'demo/pages/**/*.{md,yaml}',
    'demo/generator/**/*.md',
  ]).flatMap((path) =>
    read(path)
      .split('\n')
      // The first line of a table names its columns.
      .slice(path.endsWith('.csv') ? 1 : 0)
      .map((text) => ({ path, text })),
  );
  const inCode = pathsOf(['src/**/*.{ts,tsx}', 'demo/generator/**/*.ts']).flatMap((path) =>
    textsInCode(read(path)).map((text) => ({ path, text })),
  );
  expect(written.length).toBeGreaterThan(1000);
  expect(inCode.length).toBeGreaterThan(1000);
  const found = [...written, ...inCode].filter(({ text }) => saysBritish(text));
  expect(found.map(({ path, text }) => `${path}: ${text.trim().slice(0, 200)}`)).toEqual([]);
});
