import { expect, test } from 'vitest';
import { snapshotWithEarlier } from './earlier-snapshots.ts';
import type { Snapshot } from './snapshot.ts';

const catalogue = { indexes: { size: 1 } } as Snapshot['catalogue'];

test('a catalogue of an earlier release that could not be built is built when it is asked for again', async () => {
  let built = 0;
  const snapshot = snapshotWithEarlier({ release: 5, catalogue }, async () => {
    built += 1;
    if (built === 1) throw new Error('the store does not answer');
    return catalogue;
  });
  await expect(snapshot.earlier(3)).rejects.toThrow('the store does not answer');
  expect(await snapshot.earlier(3)).toMatchObject({ release: 3 });
  expect(await snapshot.earlier(3)).toMatchObject({ release: 3 });
  expect(built).toBe(2);
});

test('four catalogues of earlier releases are kept, and the one asked for longest ago makes room for another', async () => {
  const built: number[] = [];
  const snapshot = snapshotWithEarlier({ release: 9, catalogue }, async (release) => {
    built.push(release);
    return catalogue;
  });
  for (const release of [1, 2, 3, 4, 1, 2, 3, 4]) await snapshot.earlier(release);
  expect(built).toEqual([1, 2, 3, 4]);
  for (const release of [1, 5, 1, 3, 4]) await snapshot.earlier(release);
  expect(built).toEqual([1, 2, 3, 4, 5]);
  await snapshot.earlier(2);
  expect(built).toEqual([1, 2, 3, 4, 5, 2]);
});
