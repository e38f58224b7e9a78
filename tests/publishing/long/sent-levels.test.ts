import { sql } from 'kysely';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { listDrafts } from '#src/store/drafts/drafts.ts';
import { newsroomUrl, openNewsroom, tokensOf, unpacked } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { newsroom } from '../newsroom.ts';

type Sending = { token?: string; key?: string; query?: string; headers?: Record<string, string> };

const day = 'date,AAA,BBB\n2026-11-18,102,52\n';

describe.each(engines)('levels that are sent to the newsroom on %s', (engine) => {
  const room = newsroom(engine);

  async function opened(more: Parameters<typeof openNewsroom>[2] = {}) {
    const { app } = await openNewsroom(room.store(), room.config().dataDir, more);
    const tokens = await tokensOf(room.store(), { feed: 'author', desk: 'operator' });
    const send = async (body: string | ReadableStream, sending: Sending = {}) => {
      const { token = tokens['feed']!, key, query = '', headers } = sending;
      const answer = await app.request(`${newsroomUrl}/newsroom/levels${query}`, {
        method: 'PUT',
        body,
        duplex: 'half',
        headers: {
          Authorization: `Bearer ${token}`,
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...headers,
        },
      } as RequestInit);
      return {
        status: answer.status,
        answer,
        reported: (await answer.json()) as Record<string, unknown>,
      };
    };
    return { app, tokens, send };
  }

  test('are published as by the command line, and the audit log names who sent them', async () => {
    const { send } = await opened();
    const { status, reported } = await send(day, { query: '?label=Daily' });
    expect(status).toBe(200);
    expect(reported).toMatchObject({
      release: { number: 2, label: 'Daily' },
      rows: { levels: { added: 2, changed: 0 } },
      accepted: [],
    });
    expect(await room.levelsOf('BBB')).toEqual({ 16: 50, 17: 51, 18: 52 });
    const rows = await Array.fromAsync(eachAuditRow(room.store().db));
    expect(JSON.parse(rows.at(-1)!.entry) as AuditEntry).toMatchObject({
      act: 'publish-levels',
      actor: { name: 'feed', by: 'token' },
      files: [{ file: 'levels.csv' }],
    });
    expect((await send(day)).reported).toMatchObject({ release: null });
  });

  test('the same key gives the first answer, and other levels under it are refused', async () => {
    const { send, tokens } = await opened();
    const first = await send(day, { key: '2026-11-18' });
    expect(first.reported).toMatchObject({ release: { number: 2 } });
    await room.publishFile('date,AAA\n2026-11-19,103\n');
    const again = await send(day, { key: '2026-11-18' });
    expect(again).toMatchObject({ status: 200, reported: first.reported });
    const replayed = [first, again].map(({ answer }) => answer.headers.get('Idempotent-Replayed'));
    expect(replayed).toEqual([null, 'true']);
    const other = await send(day.replace('102', '101.5'), { key: '2026-11-18' });
    expect(other.status).toBe(422);
    expect(other.reported['detail']).toContain('Idempotency-Key');
    expect(await room.current()).toBe(3);
    // Somebody else's key is another one.
    expect((await send(day, { key: '2026-11-18', token: tokens['desk']! })).reported).toMatchObject(
      {
        release: null,
      },
    );
    await sql`update sent_levels set at = now() - interval '15 days'`.execute(room.store().db);
    expect((await send(day, { key: '2026-11-18' })).reported).toMatchObject({ release: null });
    expect((await send(day, { key: 'two words' })).status).toBe(422);
  });

  test('a refusal leaves the key free for what is right', async () => {
    const { send } = await opened();
    const key = 'today';
    expect((await send('date,AAA\n2026-11-18,much\n', { key })).status).toBe(422);
    expect((await send(day, { key })).status).toBe(200);
  });

  test('faults are told with file, line and column, and nothing is published', async () => {
    const { send } = await opened();
    const { status, answer, reported } = await send(
      'date,AAA,BBB\n2026-11-18,much,1\n18 Nov,1,2\n',
    );
    expect([status, answer.headers.get('Content-Type')]).toEqual([422, 'application/problem+json']);
    expect(reported).toMatchObject({
      title: 'Unprocessable Content',
      detail: '2 faults in the input: nothing was published',
      total: 2,
      faults: [
        { file: 'levels.csv', line: 2, column: 12, found: 'much' },
        { file: 'levels.csv', line: 3, column: 1, found: '18 Nov' },
      ],
    });
    expect(await room.current()).toBe(1);
  });

  test('guards ask, and are answered by name with a reason', async () => {
    const { send } = await opened();
    const jump = 'date,AAA,BBB\n2026-11-18,10200,52\n';
    const asked = await send(jump);
    expect(asked.status).toBe(409);
    expect(asked.reported).toMatchObject({ questions: [{ guard: 'level-jump', count: 1 }] });
    expect((await send(jump, { query: '?accept=level-jump' })).status).toBe(422);
    expect((await send(jump, { query: '?accept=everything&reason=x' })).status).toBe(422);
    expect((await send(jump, { query: '?force=yes' })).reported['detail']).toContain('force');
    expect(await room.current()).toBe(1);
    const accepted = await send(jump, { query: '?accept=level-jump&reason=A%20split' });
    expect(accepted.reported).toMatchObject({
      release: { number: 2 },
      accepted: [{ guard: 'level-jump' }],
    });
  });

  test('published levels are taken back only where the query says so', async () => {
    const { send } = await opened();
    const gone = 'date,AAA\n2026-11-17,\n';
    const asked = await send(gone, { query: '?accept=missing-indexes&reason=x' });
    expect(asked.status).toBe(409);
    expect(asked.reported).toMatchObject({ withdrawals: [{ fundId: 'AAA', first: '2026-11-17' }] });
    const query = '?accept=missing-indexes&reason=Wrong&withdraw-levels=AAA';
    expect((await send(gone, { query })).status).toBe(200);
    expect(await room.levelsOf('AAA')).toEqual({ 16: 100 });
  });

  test('where levels are to be approved a draft is made of them, and said to be', async () => {
    const approving = await room.draft({ 'guards.yaml': 'approvals: 2\n' });
    await room.publish(approving.number);
    const { send } = await opened();
    const { status, reported } = await send(day, { key: 'k' });
    expect(status).toBe(202);
    expect(reported).toMatchObject({
      draft: { number: 2, state: 'open', act: { actor: { name: 'feed' } } },
    });
    expect(reported['note']).toContain(
      'guards.yaml asks for 2 approvals of levels: they are draft 2',
    );
    expect(await room.current()).toBe(2);
    expect((await send(day, { key: 'k' })).reported).toEqual(reported);
    expect(await listDrafts(room.store().db, 'living')).toHaveLength(1);
  });

  test('nobody sends without a token of the newsroom, nor by the cookie of a session', async () => {
    const { send, app } = await opened();
    const wrong = await send(day, { token: 'plumbline_wrong' });
    expect([wrong.status, wrong.answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer']);
    const none = await app.request(`${newsroomUrl}/newsroom/levels`, { method: 'PUT', body: day });
    expect(none.status).toBe(401);
    for (let tries = 1; tries < 10; tries++) await send(day, { token: 'plumbline_wrong' });
    const later = await send(day);
    expect([later.status, later.answer.headers.get('Retry-After')]).toEqual([429, '600']);
    expect(await room.current()).toBe(1);
  });

  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('plumbline-input-'));

  test('a file over the limit is refused, and nothing of it is left', async () => {
    const { send } = await opened({ uploads: { bytes: 1_000, timeout: 30_000, unpacked } });
    const long = `${day}${'2026-11-19,102,52\n'.repeat(100)}`;
    const before = left();
    const declared = await send(long, { headers: { 'Content-Length': String(long.length) } });
    expect(declared.status).toBe(413);
    const streamed = await send(new Blob([long]).stream());
    expect([streamed.status, streamed.reported['detail']]).toEqual([
      413,
      'A file has 0.001 MB at most (NEWSROOM_UPLOAD_MB): nothing was stored',
    ]);
    expect(left()).toEqual(before);
    expect(await room.current()).toBe(1);
    const packed = await send(day, { headers: { 'Content-Encoding': 'gzip' } });
    expect(packed.status).toBe(415);
  });

  test('a file that does not arrive in time is given up, and nothing of it is left', async () => {
    // The time itself is what is looked at: the stream never ends.
    const { send } = await opened({ uploads: { bytes: 1_000, timeout: 200, unpacked } });
    const before = left();
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(day)),
    });
    expect((await send(endless)).status).toBe(408);
    expect(left()).toEqual(before);
    expect(await room.current()).toBe(1);
  });
});
