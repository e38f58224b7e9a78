import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { acceptedAll } from '../../support/accepted-all.ts';
import { tokensOf } from '../../support/newsroom-app.ts';
import { freePort } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { copiedStore, engines, type ThrowawayStore } from '../../support/stores.ts';

const folders = temporaryFolders();

// Several processes share a PostgreSQL.
const hasPostgres = engines.includes('postgres');

let thrown: ThrowawayStore;
let site: RunningSite;
let newsroom: string;
let preview: string;
let token: string;
beforeAll(async () => {
  if (!hasPostgres) return;
  thrown = await copiedStore('postgres');
  const { store, config } = thrown;
  const before = { 'levels/a.csv': 'date,AAA\n2026-11-18,100\n2026-11-19,101\n' };
  await publishFolder(store, { folder: folders.write('before', before), accepted: acceptedAll });
  const after = { 'levels/a.csv': 'date,AAA\n2026-11-18,100\n2026-11-19,107.77\n' };
  const actor = { name: 'ada', by: 'token', host: 'desk' } as const;
  const folder = folders.write('after', after);
  await draftFolder(store, { folder, accepted: acceptedAll, actor, label: 'A corrected level' });
  ({ bob: token = '' } = await tokensOf(store, { bob: 'approver' }));
  const [newsroomPort, previewPort] = [await freePort(), await freePort()];
  [newsroom, preview] = [newsroomPort, previewPort].map((port) => `http://localhost:${port}`) as [
    string,
    string,
  ];
  site = await startSite({
    DATABASE_URL: config.databaseUrl!,
    TOKEN_SECRET: 'one secret for all processes of this test',
    WEB_CONCURRENCY: '2',
    NEWSROOM_PORT: String(newsroomPort),
    PREVIEW_PORT: String(previewPort),
  });
});
afterAll(async () => {
  await site?.stop();
  await thrown?.remove();
  folders.remove();
});

/** How many processes have opened the newsroom so far. */
const opened = () => site.output().split('the newsroom listens').length - 1;

/** The processes that serve, and the one that shows previews. */
function processes(): { workers: number[]; previews: number[] } {
  const primary = site.process.pid!;
  const text = readFileSync(`/proc/${primary}/task/${primary}/children`, 'utf8');
  const all = text.split(' ').filter(Boolean).map(Number);
  // Node gives it to the processes of a cluster alone.
  const isWorker = (pid: number) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8').includes('NODE_UNIQUE_ID=');
  const { workers = [], previews = [] } = Object.groupBy(all, (pid) =>
    isWorker(pid) ? 'workers' : 'previews',
  );
  return { workers, previews };
}

/** Each on a connection of its own, which go to the processes in turn. */
const ask = (path: string, init: RequestInit = {}) =>
  fetch(path.startsWith('/') ? newsroom + path : path, {
    redirect: 'manual',
    ...init,
    headers: { Connection: 'close', ...init.headers },
  });

const post = (path: string, fields: Record<string, string>, cookie = '') =>
  ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: newsroom, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie },
  });

const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

test.skipIf(!hasPostgres)(
  'two processes share the newsroom: sessions, drafts and previews outlive each of them',
  async () => {
    await expect.poll(opened).toBe(2);
    const signedIn = await post('/newsroom/sign-in', { token });
    expect(signedIn.status).toBe(303);
    const cookie = cookieOf(signedIn);
    const page = async (path: string) => {
      const answer = await ask(path, { headers: { Cookie: cookie } });
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    };
    for (const _ of Array(8)) expect(await page('/newsroom')).toContain('A corrected level');

    const draft = await page('/newsroom/drafts/1');
    const link = new RegExp(`href="(${preview}[^"]+)"`).exec(draft)?.[1] ?? '';
    await expect
      .poll(() =>
        ask(preview).then(
          ({ status }) => status,
          () => null,
        ),
      )
      .toBe(404);
    const viewing = await ask(link);
    expect(viewing.status).toBe(303);
    const shown = async () => {
      const seen = await ask(`${preview}/indexes/details/AAA`, {
        headers: { Cookie: cookieOf(viewing) },
      });
      return [seen.status, (await seen.text()).includes('107.77')];
    };
    await expect.poll(shown, { timeout: 120_000 }).toEqual([200, true]);

    // Whichever process opened the session is gone afterwards, as is what it held in memory.
    const { workers, previews } = processes();
    expect([workers.length, previews.length]).toEqual([2, 1]);
    for (const [at, pid] of workers.entries()) {
      process.kill(pid, 'SIGKILL');
      await expect.poll(opened).toBe(3 + at);
      await expect.poll(() => page('/newsroom').catch(() => '')).toContain('A corrected level');
    }
    process.kill(previews[0]!, 'SIGKILL');
    await expect.poll(() => shown().catch(() => null), { timeout: 120_000 }).toEqual([200, true]);

    const key = /name="form_key" value="([^"]+)"/.exec(draft)?.[1] ?? '';
    const published = await post(
      '/newsroom/drafts/1/publish',
      { form_key: key, revision: '1' },
      cookie,
    );
    expect(published.headers.get('Location')).toMatch(/^\/newsroom\?done=publish&release=\d+$/);
    const level = () => ask(`${site.url}/indexes/details/AAA`).then((answer) => answer.text());
    await expect.poll(level).toContain('107.77');
    expect(await page('/newsroom')).not.toContain('A corrected level');
  },
);
