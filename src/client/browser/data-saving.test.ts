import { expect, test, vi } from 'vitest';
import { prefersLessData } from './data-saving.ts';

const cases: [name: string, connection: object | undefined, expected: boolean][] = [
  ['no word of the connection', undefined, false],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, false],
  ['2G', { effectiveType: '2g' }, true],
  ['slow 2G', { effectiveType: 'slow-2g' }, true],
  ['a fast connection of a visitor who saves data', { saveData: true, effectiveType: '4g' }, true],
];

test.each(cases)('NV-08 whether less is loaded ahead: %s', (_, connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(prefersLessData()).toBe(expected);
});
