import { expect, test } from 'vitest';
import type { InsightsFile } from '#src/contract/provider/article.ts';
import { createFaults, formatFault } from '../faults.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { readArticle } from './read-article.ts';

const insights = {
  types: [{ type: 'research', label: { 'en-us': 'Research' } }],
  strategists: [{ strategist: 'ann', name: { 'en-us': 'Ann' } }],
} as unknown as InsightsFile;

/** The faults of an article of the 19th of November that was updated on a day. */
function faultsOf(updated: string): string[] {
  const faults = createFaults();
  const text = `---
title: A title
summary: A summary
date: '2026-11-19'
updated: '${updated}'
type: research
assetTypes: [equity]
strategists: [ann]
---

A paragraph.
`;
  const directory = { has: () => true } as unknown as IndexDirectory;
  const surroundings = { insights, directory, assetTypes: null, faults };
  readArticle({ file: 'a.md', language: 'en-us' }, text, surroundings);
  return faults.listed().map(formatFault);
}

test('an article is updated on its day or later', () => {
  expect(['2026-11-20', '2026-11-19'].map(faultsOf)).toEqual([[], []]);
  expect(faultsOf('2026-11-18')).toEqual([
    expect.stringContaining('a day on or after date (2026-11-19)'),
  ]);
});
