import { expect, test } from 'vitest';
import { codeParts } from './code-parts.ts';

const coloured = (code: string) =>
  codeParts(code).flatMap(({ kind, text }) => (kind === null ? [] : [`${kind} ${text}`]));

test('API-04 strings, comments and words of a language are told apart in samples', () => {
  expect(coloured("import csv  # of Python\nfor row in read('https://a.example/b#c'):")).toEqual([
    'word import',
    'comment # of Python',
    'word for',
    'word in',
    "string 'https://a.example/b#c'",
  ]);
  expect(coloured('const a = await fetch("//x"); // later\n')).toEqual([
    'word const',
    'word await',
    'string "//x"',
    'comment // later',
  ]);
  expect(coloured('{ "a": "say \\"for\\"", "b": null, "c": -3.5 }')).toEqual([
    'string "a"',
    'string "say \\"for\\""',
    'string "b"',
    'word null',
    'string "c"',
  ]);
});

test('API-04 words within others, options and addresses have no colour of their own', () => {
  expect(
    coloured(
      'curl --compressed --for important data.from https://a.example/import?a=1&from=2 /changes/{from}..{to} from=3',
    ),
  ).toEqual([]);
});

test('API-04 the parts of a sample are the sample, whatever it is', () => {
  for (const code of ['', '"', "it's", '<a href="/b">c</a>', '`open', 'a\n\n# b\n', '\\"']) {
    expect(
      codeParts(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  }
});
