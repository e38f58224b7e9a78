import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { readiness } from './readiness.ts';

const well = { isReachable: true, needsRestart: false, isEnding: false };

async function statusWith(changes: Partial<typeof well>) {
  const { isReachable, needsRestart, isEnding } = { ...well, ...changes };
  const app = new Hono().get(
    '/',
    readiness({
      snapshot: () => ({ release: 7 }) as Snapshot,
      store: {
        isReachable: () => isReachable,
        needsRestart: () => needsRestart,
        replicasInUse: () => [],
      },
      outside: { health: () => [] },
      lateIndexes: { count: async () => 0 },
      isEnding: () => isEnding,
    }),
  );
  const answer = await app.request('/');
  const { state, failing } = (await answer.json()) as { state: string; failing: string[] };
  return { status: answer.status, state, failing };
}

test('a process wants requests while its store does not answer, and none when only a restart would help', async () => {
  const failing = ['store'];
  expect(await statusWith({})).toEqual({ status: 200, state: 'ready', failing: [] });
  expect(await statusWith({ isReachable: false })).toEqual({
    status: 200,
    state: 'degraded',
    failing,
  });
  const broken = { isReachable: false, needsRestart: true };
  expect(await statusWith(broken)).toEqual({ status: 503, state: 'broken', failing });
  expect(await statusWith({ ...broken, isEnding: true })).toMatchObject({ state: 'ending' });
});
