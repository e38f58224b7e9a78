import { expect, test, vi } from 'vitest';
import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { createPageAnswers } from './page-answers.ts';

const shared = { 'Cache-Control': 'public, max-age=0, s-maxage=60', 'Plumbline-Release': '1' };

function answersOf(respond: () => Response) {
  const clock = { now: 1_000_000 };
  const request = vi.fn<() => Promise<Response>>(async () => respond());
  const answers = createPageAnswers({ request } as unknown as Api, () => clock.now);
  const snapshots = [1, 2, 3].map((release) => ({ release }) as Snapshot);
  const ask = async (release: number, path = '/api/x') => answers(snapshots[release]!, path);
  return { request, ask, clock };
}

test('what pages share is made once a release', async () => {
  const { request, ask } = answersOf(() => Response.json({ rows: [1] }, { headers: shared }));
  for (const release of [1, 1, 2, 2]) {
    const answer = await ask(release);
    expect([answer.ok, answer.status, answer.headers.get('plumbline-release')]).toEqual([
      true,
      200,
      '1',
    ]);
    expect(await answer.json()).toEqual({ rows: [1] });
  }
  expect(request).toHaveBeenCalledTimes(2);
  await ask(2, '/api/y');
  expect(request).toHaveBeenCalledTimes(3);
});

test('what pages share is made anew after ten seconds', async () => {
  const { request, ask, clock } = answersOf(() => Response.json({}, { headers: shared }));
  await ask(1);
  clock.now += 10_000;
  await ask(1);
  expect(request).toHaveBeenCalledTimes(1);
  clock.now += 1;
  await ask(1);
  expect(request).toHaveBeenCalledTimes(2);
});

test('what one page does to an answer, no other sees', async () => {
  const { ask } = answersOf(() => Response.json({ rows: [1] }, { headers: shared }));
  const taken = (await (await ask(1)).json()) as { rows: number[] };
  taken.rows.push(2);
  expect(await (await ask(1)).json()).toEqual({ rows: [1] });
});

test.each([
  ['a failure', () => Response.json({}, { status: 503, headers: shared })],
  ['what is not found', () => Response.json({}, { status: 404, headers: shared })],
  ['what nobody may keep', () => Response.json({}, { headers: { 'Cache-Control': 'no-store' } })],
])('%s is asked again', async (_what, respond) => {
  const { request, ask } = answersOf(respond);
  expect((await ask(1)).status).toBe(respond().status);
  await ask(1);
  expect(request).toHaveBeenCalledTimes(2);
});
