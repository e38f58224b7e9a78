import { expect, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import type { DocumentRecord } from '#src/contract/provider/documents.ts';
import { createDifference } from './difference.ts';
import { besideTexts } from './document-texts.ts';

const day = (iso: string) => dayOfIso(iso)!;

test('changed levels are counted from their first day to their last, in whatever parts they come', () => {
  const difference = createDifference(1);
  for (const [iso, oldValue] of [
    ['2026-11-17', 100],
    ['2026-11-19', 101],
    ['2026-11-16', 99],
  ] as const) {
    difference.addLevels({
      fundId: 'A',
      changes: {
        days: Int32Array.of(day(iso)),
        oldValues: Float64Array.of(oldValue),
        values: Float64Array.of(oldValue + 1),
      },
    });
  }
  expect(difference.levels.get('A')).toMatchObject({
    added: null,
    corrected: { points: 3, first: day('2026-11-16'), last: day('2026-11-19') },
    withdrawn: null,
  });
});

test('the bytes of a document differ where not both of its states have words to compare', () => {
  const stateOf = (format: 'pdf' | 'html') =>
    ({ format, sha256: format, bytes: 1, versions: [] }) as unknown as DocumentRecord;
  expect(besideTexts(stateOf('pdf'), stateOf('html'))).toMatchObject([
    { sha256: 'pdf' },
    { sha256: 'html' },
  ]);
  expect(besideTexts(stateOf('html'), stateOf('html'))).toEqual([
    { format: 'html', versions: [] },
    { format: 'html', versions: [] },
  ]);
});
