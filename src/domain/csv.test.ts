import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells with commas, quotes or line ends are quoted', () => {
  expect(csvLine(['a', 'b, c', 'say "d"', 'two\nlines', ''])).toBe(
    'a,"b, c","say ""d""","two\nlines",\r\n',
  );
});

test('a cell that a spreadsheet would run is made text', () => {
  expect(csvLine(['=1+1', '+44', '-5', '@SUM(A1)', '\t=1', '\r=1'])).toBe(
    `'=1+1,'+44,'-5,'@SUM(A1),'\t=1,"'\r=1"\r\n`,
  );
  expect(csvLine(['=HYPERLINK("https://evil.example","x")'])).toBe(
    `"'=HYPERLINK(""https://evil.example"",""x"")"\r\n`,
  );
  expect(csvLine(['1=1', 'a@b.co'])).toBe('1=1,a@b.co\r\n');
});
