import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { openSmallApi } from '../../../tests/support/small-api.ts';
import { smallIndexes } from '../../../tests/support/small-indexes.ts';
import { factsheetFiles } from './factsheet-files.ts';

const log = pino({ level: 'silent' });

test('where no factsheet can be made its address says so plainly, and nothing is kept', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const factsheets = {
    run: () => Promise.reject(new UnavailableError('Cannot find native binding')),
    close: () => Promise.resolve(),
  };
  const app = factsheetFiles({ ...site, factsheets, log, publicUrl: 'https://indexes.example' });
  const response = await app.request('/factsheets/US500/1/en-us.pdf');
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.text()).toBe(
    'The factsheet cannot be made at the moment. Please try again later.',
  );
});

test('a fault of our own is none of the states that a factsheet has: nobody is asked to come again', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const factsheets = {
    run: () => Promise.reject(new Error('a fault')),
    close: () => Promise.resolve(),
  };
  const app = factsheetFiles({ ...site, factsheets, log, publicUrl: 'https://indexes.example' });
  const failed: Error[] = [];
  app.onError((error, c) => (failed.push(error), c.body(null, 500)));
  const response = await app.request('/factsheets/US500/1/en-us.pdf');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([500, null]);
  expect(failed.map(({ message }) => message)).toEqual(['a fault']);
});

test('an earlier factsheet stays until the terms of its index are narrower, or its release is taken back', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const factsheets = {
    run: () => Promise.resolve(new Uint8Array([37])),
    close: () => Promise.resolve(),
  };
  const app = factsheetFiles({ ...site, factsheets, log, publicUrl: 'https://indexes.example' });
  const statusOf = async (path: string) => (await app.request(path)).status;
  const toRelease = (number: number) =>
    vi.waitUntil(() => site.snapshot().release === number, { timeout: 60_000 });

  const index = smallIndexes.find(({ fundId }) => fundId === 'US500')!;
  const publish = async (body: typeof index) => {
    const sourceHash = JSON.stringify(body.entitlements) + body.name;
    const draft = await beginRelease(site.store, { label: '', note: '', sourceHash });
    await draft.putItems('index', [{ key: body.fundId, body }]);
    await toRelease((await draft.flip()).number);
  };
  await publish({ ...index, name: 'Harbour US Large' });
  const earlier = await app.request('/factsheets/US500/1/en-us.pdf');
  expect(earlier.status).toBe(200);
  // Shared caches drop it with the current release, by which it may no longer be shown.
  expect(earlier.headers.get('Surrogate-Key')).toBe('release-1 release-2');

  await publish({ ...index, entitlements: { ...index.entitlements, downloads: false } });
  expect(await statusOf('/factsheets/US500/1/en-us.pdf')).toBe(404);
  expect(await statusOf('/factsheets/US500/2/en-us.pdf')).toBe(404);
  expect(await statusOf('/factsheets/US500/3/en-us.pdf')).toBe(200);
  expect(await statusOf('/factsheets/US500E/1/en-us.pdf')).toBe(200);

  await toRelease((await rollbackTo(site.store, 1)).number);
  expect(await statusOf('/factsheets/US500/1/en-us.pdf')).toBe(200);
  expect(await statusOf('/factsheets/US500/2/en-us.pdf')).toBe(410);
});
