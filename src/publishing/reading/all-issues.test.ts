import { expect, test } from 'vitest';
import * as z from 'zod';
import { allIssues } from './all-issues.ts';

const schema = z
  .object({ from: z.string(), to: z.string(), note: z.string().optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'to is on or after from' });

const issuesOf = (input: unknown) =>
  allIssues(schema, input, schema.safeParse(input).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  );

test('a value that is wrong by itself does not hide that two others do not go together', () => {
  expect(issuesOf({ from: '2026-02-01', to: '2026-01-01', note: 3 })).toEqual(['note', 'to']);
});

test('a wrong value is said to be wrong once', () => {
  expect(issuesOf({ from: 1, to: '2026-01-01' })).toEqual(['from']);
  expect(issuesOf('2026')).toEqual(['']);
  expect(issuesOf(null)).toEqual(['']);
});
