import { expect, test } from 'vitest';
import * as z from 'zod';
import { createFaults } from '../faults.ts';
import { parseYaml } from './read-yaml.ts';

function faultsOf(text: string) {
  const faults = createFaults();
  const read = parseYaml({ file: 'site.yaml', text, linesAbove: 0 }, z.any(), faults);
  return { read, found: faults.listed() };
}

test('PB-01 a reference that leads back to itself is a fault with its place', () => {
  const { read, found } = faultsOf('name: A\nlinks: &a\n  - x\n  - *a\n');
  expect(read).toBeNull();
  expect(found).toMatchObject([{ file: 'site.yaml', line: 4, column: 5 }]);
});

test('PB-01 references that grow beyond measure are a fault', () => {
  const rows = Array.from({ length: 9 }, (_, at) => {
    const before = at === 0 ? 'x' : `*r${at - 1}`;
    return `r${at}: &r${at} [${Array(9).fill(before).join(', ')}]`;
  });
  expect(faultsOf(rows.join('\n')).found).toHaveLength(1);
});

test('references that end are what they refer to', () => {
  const { read } = faultsOf('a: &a [1, 2]\nb: *a\n');
  expect(read?.value).toEqual({ a: [1, 2], b: [1, 2] });
});
