import { expect, test } from 'vitest';
import { citations } from './citations.ts';

const cited = {
  release: 7,
  published: '2026-10-30T21:00:00.000Z',
  source: { name: 'Harbour & Sons, Ltd', address: 'https://harbour.example' },
};
const formOf = (name: string) =>
  citations('https://indexes.example', cited, null, 'Text').find((one) => one.name === name)?.text;

test('a company with a comma in its name is one author', () => {
  expect(formOf('RIS')).toContain('AU  - Harbour & Sons Ltd\nPB  - Harbour & Sons, Ltd\n');
  expect(formOf('BibTeX')).toContain(String.raw`author = {{Harbour \& Sons, Ltd}}`);
  expect(JSON.parse(formOf('CSL-JSON')!)).toMatchObject([
    { author: [{ literal: 'Harbour & Sons, Ltd' }] },
  ]);
});
