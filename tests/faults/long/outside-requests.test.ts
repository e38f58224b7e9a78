import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { checkFolder, openFolder } from '#src/publishing/check-folder.ts';
import { FaultsError } from '#src/publishing/faults.ts';
import { openSiteApp } from '../../support/site-app.ts';

/** A server inside the network that nobody outside may reach through the site. */
const inside = createServer((_request, response) => response.end('{"data":{"topHat":null}}'));
let origin: string;
let asked = 0;
let connections = 0;
/**
 * Connections to that server, and to any other machine. Those of tests that ran in this worker before, to databases and
 * servers of theirs, may still come.
 */
const count = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  socket.on('connectionAttempt', (address: string, port: number) => {
    const own = (inside.address() as AddressInfo).port;
    if (port === own || !/^(?:127\.|::1$)/.test(address)) connections += 1;
  });
};
beforeAll(async () => {
  inside.on('request', () => (asked += 1));
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(inside.address() as AddressInfo).port}`;
  subscribe('net.client.socket', count);
});
afterAll(() => {
  unsubscribe('net.client.socket', count);
  inside.close();
});

test('whatever address a request bears, the server itself asks nobody for it', async () => {
  const site = await openSiteApp();
  connections = 0;
  try {
    const address = encodeURIComponent(`${origin}/secret`);
    const paths = [
      `/?url=${address}#contact-us`,
      `/contact-us?source=${address}&iframe=${address}`,
      `/api/pages?url=${address}`,
      `/api/templatized-page?url=${address}`,
      `/api/index-details?indexId=${address}`,
      `/api/docs/${address}/${address}`,
      `/api/market-data/quotes/${address}`,
      `/docs/${address}/${address}`,
      `/insights/equity/${address}/x`,
      `/our-indexes/details/${origin}/secret`,
      `/${origin}/secret`,
    ];
    for (const path of paths) {
      const headers = { 'X-Forwarded-Host': origin, Referer: `${origin}/secret`, Origin: origin };
      await (await site.get(path, headers)).text();
    }
  } finally {
    await site.close();
  }
  expect([asked, connections]).toEqual([0, 0]);
});

test('addresses in what a provider publishes are never asked for, neither by a check nor by a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-outside-'));
  cpSync(inject('demoFolder'), folder, { recursive: true });
  connections = 0;
  try {
    appendFileSync(join(folder, 'redirects.csv'), `/to-the-inside,${origin}/secret\n`);
    writeFileSync(
      join(folder, 'pages', 'en-us', 'inside.yaml'),
      `url: /page/inside\ntitle: Inside\nsections:\n  - type: iframe\n    address: ${origin}/secret\n`,
    );
    writeFileSync(
      join(folder, 'articles', 'en-us', '9999-inside.md'),
      `---\ntitle: Inside\n---\n![picture](${origin}/secret.png)\n<iframe src="${origin}/secret"></iframe>\n`,
    );
    await openFolder({ folder, filesDir: null, today: dayOfIso('2026-11-20')! })
      .then(checkFolder)
      .catch((error: unknown) => expect(error).toBeInstanceOf(FaultsError));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  expect([asked, connections]).toEqual([0, 0]);
});

test('the origin that the configuration names is asked, and is seen by this test', async () => {
  const site = await openSiteApp({
    CONTENT_GRAPHQL_URL: `${origin}/graphql`,
    CONTENT_GRAPHQL_TOKEN: 'configured',
  });
  asked = 0;
  connections = 0;
  try {
    await (await site.get('/api/navigation/top-hat')).text();
  } finally {
    await site.close();
  }
  expect(asked).toBe(1);
  expect(connections).toBe(1);
});
