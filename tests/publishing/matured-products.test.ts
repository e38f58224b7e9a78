import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatSummary } from '#src/cli/format-summary.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { publishFolder, type Published } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { acceptedAll } from '../support/accepted-all.ts';
import { copiedStore, type ThrowawayStore } from '../support/stores.ts';
import { temporaryFolders, type FolderFiles } from './provider-folder.ts';

const folders = temporaryFolders();
const today = dayOfIso('2026-11-20') ?? 0;
const levels = 'date,AAA,BBB\n2026-11-18,100,50\n2026-11-19,110,51\n';
let throwaway: ThrowawayStore;

beforeAll(async () => {
  throwaway = await copiedStore('embedded');
});
afterAll(async () => {
  await throwaway.remove();
  folders.remove();
});

const publish = (files: FolderFiles, on: number): Promise<Published> =>
  publishFolder(throwaway.store, {
    folder: folders.write(`folder-${on}`, files),
    today: on,
    accepted: acceptedAll,
  });

test('PR-02 a structured product that matures while its row stays is told of, and stops nothing', async () => {
  const notes =
    'product_id,name,maturity\nN1,Note,2026-11-20\nN2,Later note,2027-01-01\nN3,Open note,\n';
  const files = { 'levels/a.csv': levels, 'structured-products.csv': notes };
  const told = ({ summary }: Published) => summary.get('structured-product')?.told;
  expect(told(await publish(files, today))).toEqual([]);
  const nextDay = await publish(files, today + 1);
  expect([nextDay.release, told(nextDay)]).toEqual([null, ['matured and still listed: N1']]);
  // Levels that come by themselves are most publishes of a year.
  const file = `${folders.write('after-maturity', { 'a.csv': levels })}/a.csv`;
  const alone = await publishLevels(throwaway.store, { file, today: today + 1 });
  expect([alone.release, told(alone)]).toEqual([null, ['matured and still listed: N1']]);
  const lines = formatSummary(alone.summary).split('\n');
  expect(lines.at(-1)).toBe('structured-product: matured and still listed: N1');
  expect(lines.filter((line) => line.startsWith('structured-product'))).toHaveLength(1);
});

test('a folder whose structured products mature is read again on another day, and no other', async () => {
  const hashWith = async (rows: string) => {
    const csv = `product_id,name,maturity\n${rows}`;
    await publish({ 'levels/a.csv': levels, 'structured-products.csv': csv }, today + rows.length);
    return (await findCurrentRelease(throwaway.store.db))?.sourceHash;
  };
  expect(await hashWith('N4,Note,2027-01-01\nN5,Open note,\n')).toMatch(/@2026-/);
  expect(await hashWith('N4,Note,2027-01-01\n')).toMatch(/@2026-/);
  expect(await hashWith('N5,Open note,\n')).toMatch(/^[^@]+$/);
});
