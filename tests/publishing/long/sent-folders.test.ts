import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { listDrafts } from '#src/store/drafts/drafts.ts';
import { tarGzOf, tarOf, zipOf } from '../../support/archives.ts';
import { newsroomUrl, openNewsroom, tokensOf, unpacked } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { newsroom } from '../newsroom.ts';
import { smallestFolder, type FolderFiles } from '../provider-folder.ts';

type Sending = { query?: string; key?: string; token?: string };

const packed = (files: FolderFiles) =>
  Object.entries({ ...smallestFolder, ...files }).map(([name, content]) => ({
    name,
    content: Buffer.from(content as string),
  }));
const more = {
  'levels/a.csv': 'date,AAA,BBB\n2026-11-16,100,50\n2026-11-17,101,51\n2026-11-18,102,52\n',
};
/** What is sent lies there: other tests have the usual place. */
const temporary = mkdtempSync(join(tmpdir(), 'plumbline-sent-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
const left = () => readdirSync(temporary).filter((name) => name.startsWith('plumbline-input-'));

describe.each(engines)('a folder that is sent to the newsroom on %s', (engine) => {
  const room = newsroom(engine);

  async function opened(options: Parameters<typeof openNewsroom>[2] = {}) {
    vi.stubEnv('TMPDIR', temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { app } = await openNewsroom(room.store(), room.config().dataDir, options);
    const tokens = await tokensOf(room.store(), { feed: 'author', desk: 'operator' });
    const send = async (
      body: Buffer,
      { query = '', key, token = tokens['feed']! }: Sending = {},
    ) => {
      const answer = await app.request(`${newsroomUrl}/newsroom/folder${query}`, {
        method: 'PUT',
        body: new Uint8Array(body),
        headers: {
          Authorization: `Bearer ${token}`,
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        },
      });
      const answered = (await answer.json()) as Record<string, unknown>;
      return { status: answer.status, type: answer.headers.get('Content-Type'), answered };
    };
    return { app, tokens, send };
  }

  const drafts = () => listDrafts(room.store().db, 'living');

  test('becomes a draft in each of the forms, and is published where that is asked for', async () => {
    const { send } = await opened();
    for (const [number, pack] of [tarOf, tarGzOf, zipOf].entries()) {
      const { status, answered } = await send(await pack(packed(more)), {
        query: '?label=Evening',
      });
      expect([status, answered]).toMatchObject([
        202,
        { draft: { number: number + 1, label: 'Evening', act: { actor: { name: 'feed' } } } },
      ]);
      expect(await room.current()).toBe(1);
    }
    const published = await send(await tarGzOf(packed(more)), { query: '?publish=yes' });
    expect([published.status, published.answered]).toMatchObject([200, { release: { number: 2 } }]);
    expect(await room.levelsOf('BBB')).toEqual({ 16: 50, 17: 51, 18: 52 });
    const rows = await Array.fromAsync(eachAuditRow(room.store().db));
    const act = JSON.parse(rows.at(-1)!.entry) as AuditEntry;
    expect(act).toMatchObject({ actor: { name: 'feed', by: 'token' } });
    expect(act.files.map(({ file }) => file)).toContain('levels/a.csv');
    const again = await send(await tarOf(packed(more)));
    expect(again.answered).toMatchObject({
      draft: null,
      note: 'Nothing would change: no draft was made',
    });
  });

  test('the same key gives the first answer and no second draft', async () => {
    const { send } = await opened();
    const archive = await tarOf(packed(more));
    const first = await send(archive, { key: 'k' });
    expect(await send(archive, { key: 'k' })).toEqual(first);
    expect(await drafts()).toHaveLength(1);
    expect((await send(await tarGzOf(packed(more)), { key: 'k' })).status).toBe(422);
  });

  test('where approvals are asked for it waits as a draft, whatever it asked for', async () => {
    const approving = await room.draft({ 'guards.yaml': 'approvals: 1\n' });
    await room.publish(approving.number);
    const { send, tokens } = await opened();
    const files = packed({ ...more, 'guards.yaml': 'approvals: 1\n' });
    const archive = await tarOf(files);
    for (const token of [tokens['feed']!, tokens['desk']!]) {
      const { status, answered } = await send(archive, { query: '?publish=yes', token });
      expect([status, answered['note']]).toEqual([
        202,
        'guards.yaml asks for 1 approval: nothing is public yet',
      ]);
    }
    expect(await room.current()).toBe(2);
  });

  test('faults and questions name files by their paths in the folder, and nothing is kept', async () => {
    const { send } = await opened();
    const before = left();
    const wrong = await send(
      zipOf(packed({ 'levels/a.csv': 'date,AAA,BBB\n2026-11-16,100,much\n' })),
    );
    expect([wrong.status, wrong.type]).toEqual([422, 'application/problem+json']);
    expect(wrong.answered).toMatchObject({
      total: 1,
      faults: [{ file: 'levels/a.csv', line: 2, column: 16, found: 'much' }],
    });
    const asked = await send(await tarOf(packed({ ...more, 'notes.txt': 'x' })));
    expect([asked.status, asked.answered]).toMatchObject([
      409,
      { questions: [{ guard: 'unknown-file', listed: [{ file: 'notes.txt' }] }] },
    ]);
    const query = '?accept=unknown-file&reason=Notes';
    const accepted = await send(await tarOf(packed({ ...more, 'notes.txt': 'x' })), { query });
    expect(accepted.answered).toMatchObject({ accepted: [{ listed: [{ file: 'notes.txt' }] }] });
    expect(JSON.stringify([wrong, asked, accepted])).not.toContain('plumbline-input');
    const outside = [...packed(more), { name: '../../a.csv', content: 'x' }];
    const refused = await send(await tarOf(outside));
    expect([refused.status, refused.answered]).toMatchObject([
      422,
      { faults: [{ file: '../../a.csv', line: 1, column: 1 }] },
    ]);
    expect((await send(Buffer.from('date,AAA\n'))).status).toBe(422);
    expect(await drafts()).toHaveLength(1);
    expect(left()).toEqual(before);
  });

  test('a bomb and a folder over the limit are refused, and nothing of them is left', async () => {
    const { send } = await opened({ uploads: { bytes: 50_000, timeout: 30_000, unpacked } });
    const before = left();
    const bomb = zipOf([
      ...packed(more),
      { name: 'files/a.pdf', content: Buffer.alloc(2_900_000) },
    ]);
    const refused = await send(bomb);
    expect([refused.status, refused.answered]).toMatchObject([
      422,
      { faults: [{ file: 'files/a.pdf', found: 'more' }] },
    ]);
    const long = await tarOf([...packed(more), { name: 'a', content: Buffer.alloc(60_000) }]);
    expect((await send(long)).status).toBe(413);
    expect([await drafts(), left()]).toEqual([[], before]);
  });

  test('an encrypted zip is refused by the name of its first entry, and nothing of it is left', async () => {
    const { send } = await opened();
    const before = left();
    // Made by Info-ZIP: zip -P.
    const { status, type, answered } = await send(
      readFileSync('tests/fixtures/encrypted-folder.zip'),
    );
    expect([status, type]).toEqual([422, 'application/problem+json']);
    expect(answered).toMatchObject({
      total: 1,
      faults: [{ file: 'indexes.csv', line: 1, column: 1, found: 'encrypted' }],
    });
    expect([await drafts(), left()]).toEqual([[], before]);
  });

  /** Sends the beginning of a folder over a connection of its own. */
  async function begun(options: Parameters<typeof openNewsroom>[2]) {
    const { app, tokens } = await opened(options);
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
    onTestFinished(() => void server.close());
    await vi.waitUntil(() => server.listening);
    const archive = await tarOf(packed(more));
    const connection = connect((server.address() as AddressInfo).port, '127.0.0.1');
    connection.write(
      `PUT /newsroom/folder HTTP/1.1\r\nHost: newsroom.example\r\nAuthorization: Bearer ${tokens['feed']!}\r\n` +
        `Content-Length: ${archive.length}\r\n\r\n`,
    );
    connection.write(archive.subarray(0, 1_000));
    return Object.assign(connection, { rest: archive.subarray(1_000), app, tokens });
  }
  const patient = { timeout: 20_000 };

  test('while one arrives the next is told to come again, and is taken then', async () => {
    const before = left();
    const first = await begun({});
    await vi.waitUntil(() => left().length > before.length, patient);
    const archive = await tarOf(packed(more));
    const send = () =>
      first.app.request(`${newsroomUrl}/newsroom/folder`, {
        method: 'PUT',
        body: new Uint8Array(archive),
        headers: { Authorization: `Bearer ${first.tokens['feed']!}` },
      });
    const second = await send();
    expect([second.status, second.headers.get('Content-Type')]).toEqual([
      503,
      'application/problem+json',
    ]);
    expect(await second.json()).toMatchObject({
      detail: 'Other files are arriving; please try again',
    });
    expect(await drafts()).toEqual([]);
    first.write(first.rest);
    const [said] = await once(first, 'data');
    first.destroy();
    expect(String(said)).toMatch(/^HTTP\/1\.1 202 /);
    expect((await send()).status).toBe(202);
    expect([await drafts(), left()]).toEqual([[expect.anything(), expect.anything()], before]);
  });

  test('one that arrives too slowly is given up, and nothing of it is left', async () => {
    // The time itself is what is looked at: the rest never comes.
    const before = left();
    const slow = await begun({ uploads: { bytes: 50_000, timeout: 300, unpacked } });
    const [said] = await Array.fromAsync(slow);
    expect(String(said)).toMatch(/^HTTP\/1\.1 408 /);
    expect([await drafts(), left()]).toEqual([[], before]);
  });

  test('one that is cut off is no folder, and nothing of it is left', async () => {
    const before = left();
    const cut = await begun({ uploads: { bytes: 50_000, timeout: 60_000, unpacked } });
    await vi.waitUntil(() => left().length > before.length, patient);
    cut.destroy();
    await vi.waitUntil(() => left().length === before.length, patient);
    expect(await drafts()).toEqual([]);
  });

  test('nobody sends one without a token', async () => {
    const { send } = await opened();
    expect((await send(await tarOf(packed(more)), { token: 'plumbline_wrong' })).status).toBe(401);
  });
});
