import { expect, onTestFinished, test } from 'vitest';
import { dayOfIso } from '#src/domain/day.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { openSmallApi } from '../../../tests/support/small-api.ts';

const levels = '/api/index-prices/download';
const constituents = '/api/index-details/constituents/download';

test('a plain header leaves the table alone, which keeps its tag over releases that do not change it', async () => {
  const site = await openSmallApi('embedded');
  onTestFinished(() => site.close());
  const get = async (path: string) => site.api.request(path);
  const paths = [
    `${levels}?secId=US500&header=plain`,
    `${constituents}?portfolioId=US500&header=plain`,
    `${levels}?secId=GOVT&header=plain`,
    `${levels}?secId=US500`,
  ];
  const [levelsPath = '', membersPath = ''] = paths;
  const text = await (await get(levelsPath)).text();
  expect(text).toMatch(/^date,level,back_tested,corrected\r\n2026-11-16,1000,/);
  const answered = await (await get(`${levels}?secId=US500`)).text();
  expect(answered.endsWith(text)).toBe(true);
  expect(await (await get(membersPath)).text()).toMatch(/^(?:\w+,)+\w+\r\n/);
  const tags = async () =>
    Promise.all(paths.map(async (path) => (await get(path)).headers.get('ETag')));
  const before = await tags();
  const draft = await beginRelease(site.store, { label: 'later', note: '', sourceHash: 'later' });
  const days = Int32Array.of(dayOfIso('2026-11-17')!);
  await draft.putLevels([{ fundId: 'GOVT', days, values: Float64Array.of(301.5) }]);
  const { number } = await draft.flip();
  await expect.poll(() => site.snapshot().release, { timeout: 30_000 }).toBe(number);
  const after = await tags();
  expect(paths.filter((_, at) => before[at] !== after[at])).toEqual(paths.slice(2));
});
