import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createFaults } from '../faults.ts';
import { parseYaml } from './read-yaml.ts';

function faultsOf(text: string, schema: z.ZodType = z.any()) {
  const faults = createFaults();
  const read = parseYaml({ file: 'site.yaml', text, linesAbove: 0 }, schema, faults);
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

test('PB-02 one run tells a wrong value, an unknown key, a key that stands twice and values that do not go together', () => {
  const span = z
    .object({ from: z.number(), to: z.number() })
    .refine(({ from, to }) => from < to, { path: ['to'], error: 'a number above from' });
  const schema = z.object({
    name: z.string(),
    size: z.number().default(1),
    spans: z.array(span).default([]),
  });
  const text = [
    'name: [A]',
    'size: large',
    'colour: red',
    'spans:',
    '  - { from: 1, to: 2, by: 3 }',
    '  - { from: 4, to: 2 }',
    'size: large',
    'Name: B',
  ];
  const { read, found } = faultsOf(text.join('\n'), schema);
  expect(read).toBeNull();
  const told = found.map(({ line, column, found: what }) => [line, column, what] as const);
  expect(told.toSorted(([one], [two]) => one - two)).toEqual([
    [1, 1, '["A"]'],
    [2, 1, 'large'],
    [3, 1, 'colour'],
    [5, 23, 'by'],
    [6, 16, '2'],
    [7, 1, 'Map keys must be unique'],
    [8, 1, 'Name'],
  ]);
});

test('a key in other letters is told once, as the one that is missing', () => {
  const { found } = faultsOf('Name: B', z.object({ name: z.string() }));
  expect(found).toMatchObject([{ found: 'Name', expected: expect.stringContaining('a key name') }]);
});

test('PB-01 of a file that cannot be read as YAML its place is told, and nothing of what it might have said', () => {
  const { read, found } = faultsOf('name: [A\nsize: "x\n', z.object({ size: z.number() }));
  expect(read).toBeNull();
  expect(found.every(({ expected }) => expected === 'valid YAML')).toBe(true);
});

test('PB-02 a key in other letters is told once, as the one that is missing, beside other faults', () => {
  const schema = z.object({ name: z.string(), size: z.number() });
  const { found } = faultsOf('Name: A\nsize: large\n', schema);
  expect(found.map(({ line, found: what }) => [line, what])).toEqual([
    [1, 'Name'],
    [2, 'large'],
  ]);
});

test('PB-02 what the reader of YAML would warn of is told as a fault alone', () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const { found } = faultsOf('tagline: {{ en-us: A }\nname: B\n');
  expect(found).not.toHaveLength(0);
  expect(faultsOf('{ a: 1 }: b\n').read).not.toBeNull();
  expect(warned).not.toHaveBeenCalled();
});
