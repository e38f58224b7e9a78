import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi, type SmallApi } from '../../../tests/support/small-api.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

test('API-06 files as of a release keep their bytes and their tags when later releases come', async () => {
  const { release } = site.snapshot();
  const paths = [
    '/api/index-prices/download?secId=US500',
    '/api/index-details/constituents/download?portfolioId=US500',
    '/api/portfolio-returns/download?columns=return1Y',
    '/api/portfolio-returns/download.metadata.json?columns=return1Y',
  ].flatMap((path) =>
    path.includes('metadata') ? [path] : [`${path}&format=csv`, `${path}&format=xlsx`],
  );
  const sent = async () =>
    Promise.all(
      paths.map(async (path) => {
        const { status, headers, body } = await site.api.request(`${path}&asof=${release}`);
        const bytes = Buffer.from(await new Response(body).arrayBuffer()).toString('base64');
        return { path, status, tag: headers.get('ETag'), bytes };
      }),
    );
  const before = await sent();
  expect(before.map(({ status }) => status)).toEqual(paths.map(() => 200));
  const draft = await beginRelease(site.store, { label: 'next', note: '', sourceHash: 'next' });
  await draft.putItems('redirect', [{ key: '/old', body: { from: '/old', to: '/' } }]);
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release, { timeout: 60_000 }).toBe(number);
  expect(await sent()).toEqual(before);
  // Files of the current release are asked for again each time, others are kept by shared caches for a day.
  const kept = async (asof: number) =>
    Promise.all(
      paths.map(async (path) =>
        (await site.api.request(`${path}&asof=${asof}`)).headers.get('Cache-Control'),
      ),
    );
  expect(await kept(release)).toEqual(paths.map(() => 'public, max-age=0, s-maxage=86400'));
  expect(await kept(number)).toEqual(paths.map(() => 'public, max-age=0, must-revalidate'));
});
