import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { actOf } from '#src/publishing/acting.ts';
import { plainAnswers } from '#src/server/http/plain-answer.ts';
import { createLog } from '#src/server/observe/log.ts';
import { previewFront } from '#src/server/previews/preview-front.ts';
import { openSiteServer } from '#src/server/start/site-server.ts';
import { dropDraft } from '#src/store/drafts/change-drafts.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { findPassed, previewPass } from '#src/store/drafts/preview-links.ts';
import { engines } from '../../support/stores.ts';
import { ada, newsroom, notice } from '../newsroom.ts';

const hour = 3_600_000;

describe.each(engines)('a link to the preview of a draft on %s', (engine) => {
  const room = newsroom(engine);
  const drafts = async () => [
    await room.draft({ 'notices.csv': notice('n1', 'News') }),
    await room.draft({ 'notices.csv': notice('n2', 'More news') }),
  ];

  /** Where drafts are shown: what is reached is told by its number. */
  async function opened(opening: () => Promise<unknown> = async () => {}) {
    const url = 'https://preview.example';
    const listener = previewFront({
      db: room.store().db,
      url,
      log: createLog('silent'),
      listenerOf: async ({ number }) => {
        await opening();
        return (_request, response) => void response.end(`draft ${number}`);
      },
    });
    const place = { host: '127.0.0.1', port: 0 };
    const server = await openSiteServer(listener, await plainAnswers(url), place);
    onTestFinished(() => server.drain());
    return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(server.url + path, { headers, method, redirect: 'manual' });
  }

  test('opens that draft alone until its moment, and until the draft is over', async () => {
    const { db } = room.store();
    const [one, other] = await drafts();
    const pass = await previewPass(db, one!, Date.now() + hour);
    expect((await findPassed(db, pass))?.draft.number).toBe(one!.number);
    const [number, until, signature] = pass.split('.');
    for (const wrong of [
      `${other!.number}.${until}.${signature}`,
      `${number}.${Number(until) + 1}.${signature}`,
      `${number}.${until}.${signature!.slice(1)}A`,
      `99.${until}.${signature}`,
      `${number}.${until}`,
      '',
    ]) {
      expect([wrong, await findPassed(db, wrong)]).toEqual([wrong, null]);
    }
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() + hour + 1_000);
    expect(await findPassed(db, pass)).toBeNull();
    vi.useRealTimers();
    await dropDraft(room.store(), one!, actOf('drop-draft', ada.actor, undefined));
    expect(await findPassed(db, pass)).toBeNull();
  });

  test('ends where the content is replaced or has become public, and with it the cookie', async () => {
    const { db } = room.store();
    const [one] = await drafts();
    const ask = await opened();
    const passTo = async (number: number) =>
      previewPass(db, await getLivingDraft(db, number), Date.now() + hour);
    const asked = async (pass: string) => {
      const byLink = await ask(`/open/${pass}`);
      const byCookie = await ask('/', { Cookie: `plumbline-preview=${pass}` });
      return [byLink.status, byCookie.status, await byCookie.text()];
    };
    const before = await passTo(one!.number);
    expect(await asked(before)).toEqual([303, 200, 'draft 1']);
    await room.draft({ 'notices.csv': notice('n1', 'Secret') }, { replace: one!.number });
    const nothing = [404, 404, 'There is nothing at this address.\n'];
    expect(await asked(before)).toEqual(nothing);
    const after = await passTo(one!.number);
    expect(await asked(after)).toEqual([303, 200, 'draft 1']);
    await room.publish(one!.number);
    expect(await asked(after)).toEqual(nothing);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['opens', async () => {}],
    ['cannot be opened', () => Promise.reject(new Error('no schema'))],
  ])('a draft that is dropped while its preview %s is not shown', async (_what, opens) => {
    const [one] = await drafts();
    const ask = await opened(async () => {
      await dropDraft(room.store(), one!, actOf('drop-draft', ada.actor, undefined));
      await opens();
    });
    const pass = await previewPass(room.store().db, one!, Date.now() + hour);
    const answer = await ask('/', { Cookie: `plumbline-preview=${pass}` });
    expect([answer.status, await answer.text()]).toEqual([
      404,
      'There is nothing at this address.\n',
    ]);
  });

  test('becomes a cookie, by which every address is that of the draft', async () => {
    const [one] = await drafts();
    const ask = await opened();
    const pass = await previewPass(room.store().db, one!, Date.now() + hour);
    const entered = await ask(`/open/${pass}`);
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/']);
    expect(entered.headers.get('Cache-Control')).toBe('private, no-store');
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).toMatch(
      /^plumbline-preview=[\w.%-]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    const kept = { Cookie: `theme=dark; ${cookie.split(';')[0]!}` };
    for (const path of ['/', '/indexes/details/AAA', '/api/status']) {
      expect(await (await ask(path, kept)).text()).toBe('draft 1');
    }
  });

  /** The rows that the store gives for a pass: one more takes longer, by which guesses could be told apart. */
  async function rowsOf(pass: string): Promise<number[]> {
    const rows: number[] = [];
    const counting = room.store().db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        rows.push(result.rows.length);
        return Promise.resolve(result);
      },
    });
    expect(await findPassed(counting, pass)).toBeNull();
    return rows;
  }

  test('nobody learns by guesses which drafts there are', async () => {
    const [one] = await drafts();
    const ask = await opened();
    const until = Math.ceil((Date.now() + hour) / 1000);
    const expired = await previewPass(room.store().db, one!, Date.now() - hour);
    const guess = () => randomBytes(32).toString('base64url');
    const asked = Array.from(
      { length: 250 },
      (_, at) =>
        [
          [`/open/${(at % 4) + 1}.${until}.${guess()}`, {}],
          ['/', { Cookie: `plumbline-preview=${(at % 4) + 1}.${until}.${guess()}` }],
          [`/drafts/${at}`, {}],
          [['/healthz', '/readyz', '/robots.txt', '/api/status', `/open/${expired}`][at % 5]!, {}],
        ] as const,
    ).flat();
    const answers = new Map<string, string>();
    for (const [path, headers] of asked) {
      const answer = await ask(path, headers);
      const sent = Array.from(answer.headers).filter(([name]) => name !== 'date');
      answers.set(JSON.stringify([answer.status, sent, await answer.text()]), path);
    }
    expect(asked).toHaveLength(1000);
    expect([...answers.keys()]).toEqual([
      expect.stringMatching(/^\[404,.*"private, no-store".*noindex/),
    ]);
    expect(await rowsOf(`${one!.number}.${until}.${guess()}`)).toEqual(
      await rowsOf(`99.${until}.${guess()}`),
    );
    const posted = await ask('/', {}, 'POST');
    expect([posted.status, await posted.text()]).toEqual([
      404,
      'There is nothing at this address.\n',
    ]);
  });
});
