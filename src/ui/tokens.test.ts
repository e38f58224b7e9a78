import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('LY-08 marks of the current item use the token that a contrast theme hides on the others', () => {
  // The edge of a button is seen there, and is to be.
  const sheets = globSync('src/**/*.css').filter((path) => !path.endsWith('/button.module.css'));
  const bare = sheets.filter((path) => readFileSync(path, 'utf8').includes('solid transparent'));
  expect(bare).toEqual([]);
});
