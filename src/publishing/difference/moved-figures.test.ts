import { expect, onTestFinished, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { copiedStore } from '../../../tests/support/stores.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import { movedFigures } from './moved-figures.ts';

const days = Int32Array.from({ length: 40 }, (_, at) => dayOfIso('2026-10-01')! + at);

test('figures move by corrected levels, not by the new ones that come with them', async () => {
  const { store, remove } = await copiedStore('embedded');
  onTestFinished(remove);
  const draft = await beginRelease(store, { label: '', note: '', sourceHash: 'a' });
  await draft.putLevels([{ fundId: 'A', days, values: Float64Array.from(days, () => 100) }]);
  const { number: release } = await draft.flip();
  const facts = () => ({ hasReturns: true, frequency: 'daily', calendar: null });
  const directory = { facts, historyFrom: () => null } as unknown as IndexDirectory;
  const measuring = { db: store.db, release, directory, holidays: () => new Set<number>() };
  /** The figures that move where each of these days has another level than before. */
  const moved = async (byDay: Record<number, number>) => {
    const of = Int32Array.from(Object.keys(byDay), Number);
    const values = Float64Array.from(Object.values(byDay));
    const oldValues = Float64Array.from(of, () => 100);
    const changed = [{ fundId: 'A', changes: { days: of, values, oldValues } }];
    const found = await movedFigures(changed, measuring);
    return found.map(({ before, after }) => [before, after]);
  };
  const [first, last] = [days[0]!, days.at(-1)!];
  expect(await moved({ [last + 1]: 150, [last + 2]: 160 })).toEqual([]);
  const corrected = await moved({ [first]: 80 });
  // 100 / 80 − 1.
  expect(corrected).toContainEqual(['0.00%', '+25.00%']);
  expect(await moved({ [first]: 80, [last + 1]: 150 })).toEqual(corrected);
  expect(await moved({ [last]: 80 })).not.toEqual([]);
});
