import { expect, test } from 'vitest';
import { csvLine, holdsFormula } from './csv.ts';

test('cells with commas, quotes or line ends are quoted', () => {
  expect(csvLine(['a', 'b, c', 'say "d"', 'two\nlines', ''])).toBe(
    'a,"b, c","say ""d""","two\nlines",\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd', "'-cmd"],
  // As spreadsheets of Japan read it.
  ['＝1+1', "'＝1+1"],
  ['－A1', "'－A1"],
  // A cell may begin behind any of them.
  [';=cmd|A', `";'=cmd|A"`],
  ['a,=1', `"a,'=1"`],
  ['a\t=1', `"a\t'=1"`],
  ['one\n=HYPERLINK(A1)', `"one\n'=HYPERLINK(A1)"`],
  ['\r=1', `"\r'=1"`],
  // What is not seen does not hide it.
  [' \u200b=1', ` \u200b'=1`],
  ['a;"=1"', `"a;""'=1"""`],
  ['=HYPERLINK("https://evil.example","x")', `"'=HYPERLINK(""https://evil.example"",""x"")"`],
])('of %j no spreadsheet runs anything', (text, told) => {
  expect(csvLine([text])).toBe(`${told}\r\n`);
  expect(holdsFormula(text)).toBe(true);
});

test.each(['-5', '-1.25', '-1,25', '1=1', 'a@b.co', 'A-share; hedged', '1;-5', '', 'x\n-3.5'])(
  '%j stays as it is',
  (text) => {
    expect(csvLine([text]).replaceAll(/["\r]/g, '').slice(0, -1)).toBe(text);
    expect(holdsFormula(text)).toBe(false);
  },
);
