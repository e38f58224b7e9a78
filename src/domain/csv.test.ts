import { expect, test } from 'vitest';
import { beginsFormula, csvLine, guardedCsvLine } from './csv.ts';

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
])('of %j no spreadsheet runs anything', (text, defused) => {
  expect(guardedCsvLine([text])).toBe(`${defused}\r\n`);
});

test.each(['-5', '-1.25', '-1,25', '1=1', 'a@b.co', 'A-share; hedged', '1;-5', '', 'x\n-3.5'])(
  '%j stays as it is',
  (text) => {
    expect(guardedCsvLine([text]).replaceAll(/["\r]/g, '').slice(0, -1)).toBe(text);
    expect(beginsFormula(text)).toBe(false);
  },
);

test("of the provider's own data only a cell that begins so is a formula: 'before fees, -1x the index' is none", () => {
  const text = 'before fees, -1x the index';
  expect([beginsFormula(text), csvLine([text])]).toEqual([false, `"${text}"\r\n`]);
  expect(guardedCsvLine([text])).not.toContain(text);
  for (const formula of ['=1+1', ' ＝1+1', '@SUM(A1)', '-cmd']) {
    expect([beginsFormula(formula), csvLine([formula]).includes("'")]).toEqual([true, true]);
  }
});
