import { expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';
import { oncePerRelease } from './once-per-release.ts';
import type { Snapshot } from './snapshot.ts';

const snapshotOf = (release: number) =>
  ({ release, catalogue: { indexes: {} } }) as unknown as Snapshot;

test('something is computed once for each release, also for those who ask at the same time', async () => {
  const computed: number[] = [];
  const found = oncePerRelease(async ({ snapshot }: { snapshot: Snapshot }) => {
    computed.push(snapshot.release);
    return { of: snapshot.release };
  });
  const [one, two] = [snapshotOf(1), snapshotOf(2)];
  const [first, again] = await Promise.all([found({ snapshot: one }), found({ snapshot: one })]);
  expect(again).toBe(first);
  expect([await found({ snapshot: two }), await found({ snapshot: one })]).toEqual([
    { of: 2 },
    { of: 1 },
  ]);
  expect(computed).toEqual([1, 2]);
});

test('a release in another language is made once, and what is computed of it is that of the release', async () => {
  const asked: Snapshot[] = [];
  const found = oncePerRelease(async ({ snapshot }: { snapshot: Snapshot }) => {
    asked.push(snapshot);
    return snapshot.release;
  });
  const snapshot = snapshotOf(1);
  const japanese = inLanguage(snapshot, 'ja-jp');
  expect(inLanguage(snapshot, 'ja-jp')).toBe(japanese);
  expect(inLanguage(snapshot, 'en-us')).toBe(snapshot);
  expect([await found({ snapshot: japanese }), await found({ snapshot })]).toEqual([1, 1]);
  expect(asked).toEqual([snapshot]);
});

test('a failure is not kept', async () => {
  let attempts = 0;
  const found = oncePerRelease(async (_: { snapshot: Snapshot }) => {
    attempts += 1;
    if (attempts === 1) throw new Error('The store is down');
    return attempts;
  });
  const snapshot = snapshotOf(1);
  await expect(found({ snapshot })).rejects.toThrow('The store is down');
  expect(await found({ snapshot })).toBe(2);
  expect(await found({ snapshot })).toBe(2);
});
