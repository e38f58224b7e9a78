import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startLiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import { createLog, type Log } from '#src/server/observe/log.ts';
import { openNewsroom } from '#src/server/start/open-newsroom.ts';
import { tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { newsroom } from '../newsroom.ts';

const day = 'date,AAA,BBB\n2026-11-18,102,52\n';

describe.each(engines)('connections to the newsroom that lie or break off, on %s', (engine) => {
  const { store, config, current } = newsroom(engine);

  /** The newsroom as a server opens it, at a port of its own. */
  async function listening() {
    const opened = new AsyncDisposableStack();
    onTestFinished(() => opened.disposeAsync());
    const errors: unknown[] = [];
    const told: { url?: string }[] = [];
    const log = Object.assign(Object.create(createLog('silent')), {
      info: (entry: { url?: string }) => told.push(entry),
      error: (entry: unknown) => errors.push(entry),
    }) as Log;
    const live = await startLiveCatalogue(store(), log);
    opened.defer(() => live.close());
    const leads = await openLeads(store(), config().dataDir, log);
    opened.defer(() => leads.close());
    const url = 'http://localhost:3100';
    const place = { host: '127.0.0.1', port: 0, url, uploadBytes: 1_000_000, openId: null };
    const deps = { store: store(), snapshot: live.snapshot, leads, log };
    await openNewsroom({ newsroom: place, previews: null, trustedProxies: [] }, deps, opened);
    const { port } = new URL(told.find((entry) => entry.url)!.url!);
    const { feed = '' } = await tokensOf(store(), { feed: 'author' });

    /** Sends bytes, ends what it sends where that is asked, and gives the first line of the answer. */
    const sent = (headers: string, body: string, ends: boolean, asked = 'PUT /newsroom/levels') =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1');
        let got = '';
        const head = `${asked} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${feed}\r\n`;
        socket.on('connect', () => {
          socket.write(`${head}${headers}\r\n${body}`);
          if (ends) socket.end();
        });
        socket.on('data', (bytes: Buffer) => {
          got += bytes.toString();
          socket.end();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(got.split('\r\n')[0]!));
      });
    const isAnswering = async () =>
      (await fetch(`http://127.0.0.1:${port}/newsroom/sign-in`)).status === 200;
    return { sent, isAnswering, errors };
  }

  test.each([
    ['a length beyond the body', 'Content-Length: 1000\r\n', day, true],
    ['a length below the body', 'Content-Length: 5\r\n', day, false],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 9\r\n', day, false],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', day, false],
    ['a chunk without a length', 'Transfer-Encoding: chunked\r\n', 'zz\r\nabc\r\n', false],
    ['a chunk that breaks off', 'Transfer-Encoding: chunked\r\n', `40\r\n${day}`, true],
    ['a length without limit', 'Content-Length: 99999999999999\r\n', day, false],
  ])('%s ends that connection alone, and publishes nothing', async (_what, headers, body, ends) => {
    const { sent, isAnswering, errors } = await listening();
    // The place of an upload that broke off may still be taken when the next one comes.
    for (const _ of Array(5)) {
      expect(await sent(headers, body, ends)).toMatch(/^(HTTP\/1.1 (?:4|503)|$)/);
    }
    expect(await isAnswering()).toBe(true);
    expect(errors).toEqual([]);
    expect(await current()).toBe(1);
  });

  test('a form that breaks off is no failure of ours, and one that is too long is refused', async () => {
    const { sent, isAnswering, errors } = await listening();
    const form =
      'Origin: http://localhost:3100\r\nContent-Type: application/x-www-form-urlencoded\r\n';
    const signIn = 'POST /newsroom/sign-in';
    for (const _ of Array(5)) {
      expect(await sent(`${form}Content-Length: 1000\r\n`, 'token=x', true, signIn)).toMatch(
        /^(HTTP\/1.1 400|$)/,
      );
    }
    const long = `token=${'x'.repeat(17_000)}`;
    const lengths = `Content-Length: ${long.length}\r\n`;
    expect(await sent(form + lengths, long, false, signIn)).toContain('413');
    const chunks = 'Transfer-Encoding: chunked\r\n';
    const chunked = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;
    expect(await sent(form + chunks, chunked, false, signIn)).toContain('413');
    expect(await sent(`${form}Content-Length: 7\r\n`, 'token=x', false, signIn)).toContain('403');
    expect(await isAnswering()).toBe(true);
    expect(errors).toEqual([]);
  });
});
