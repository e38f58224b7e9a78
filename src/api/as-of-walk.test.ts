import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { putEverythingChanged } from '../../tests/support/changed-release.ts';
import { examplesOfReference } from '../../tests/support/reference-examples.ts';
import { openSmallApi, type SmallApi } from '../../tests/support/small-api.ts';

// What every call of the reference said while a release was the current one is what it has to say of that release
// for ever. The next one changes each text and each level, so that whoever reads anything of it is found out.

let site: SmallApi;
let examples: string[];
const first = new Map<string, string>();

/** The small release has made-up figures: only those of further levels are calculated. */
const measured = ['US500', 'US500T', 'US500E', 'GOVT', 'GOLD', 'WORLDESG'];

async function publishLevels(...values: number[]): Promise<void> {
  const before = site.snapshot();
  const draft = await beginRelease(site.store, { label: 'levels', note: '', sourceHash: 'levels' });
  await draft.putLevels(levelsOf(values));
  await draft.flip();
  await vi.waitUntil(() => site.snapshot() !== before, { timeout: 60_000 });
}

function levelsOf(values: number[]) {
  const monday = dayOfIso('2026-11-23') ?? Number.NaN;
  const days = Int32Array.from(values, (_, at) => monday + at);
  return measured.map((fundId) => ({ fundId, days, values: Float64Array.from(values) }));
}

async function publishEverythingChanged(): Promise<void> {
  const { store } = site;
  const draft = await beginRelease(store, { label: 'all', note: '', sourceHash: 'all' });
  await putEverythingChanged(store, draft, 2);
  await draft.putLevels(levelsOf([7, 7.7]));
  await draft.flip();
}

const ask = (path: string, asof?: string) =>
  site.api.request(
    asof === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}asof=${asof}`,
  );

/** When the next level is due, and whether it is late, is of the current release alone; hits in the order of what is read may tie. */
const ofToday =
  /"(?:nextDue|lateFrom)":(?:null|"[^"]*"|\{[^}]*\})|"(?:isLate|isLive)":(?:true|false)/g;
const textOf = async (answer: Response | Promise<Response>) =>
  (await (await answer).text()).replaceAll(ofToday, '');

/** What two texts say where they begin to differ. */
function whereOf(one: string, two: string): string {
  const at = Array.from(one).findIndex((letter, place) => letter !== two[place]);
  return [one, two].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(' | ');
}

beforeAll(async () => {
  site = await openSmallApi('embedded');
  await publishLevels(1100, 1110);
  const before = site.snapshot();
  examples = await examplesOfReference(site.api);
  for (const path of examples) first.set(path, await textOf(ask(path)));
  await publishEverythingChanged();
  await vi.waitUntil(() => site.snapshot() !== before, { timeout: 60_000 });
}, 300_000);
afterAll(() => site.close());

test('every call answers as of a release what it said while that release was the current one', async () => {
  expect(examples.length).toBeGreaterThan(30);
  const other: string[] = [];
  const unlike: string[] = [];
  for (const path of examples) {
    const then = await ask(path, '2');
    expect([path, then.status]).toEqual([path, 200]);
    const text = await textOf(then);
    if (text !== first.get(path)) other.push(`${path} ${whereOf(first.get(path) ?? '', text)}`);
    if ((await textOf(ask(path))) !== first.get(path)) unlike.push(path);
  }
  expect(other).toEqual([]);
  // The next release is one that nearly every call has to tell from the first.
  expect(unlike.length).toBeGreaterThan(examples.length * 0.7);
});

test('no call answers as of a release that never was, or of one that was taken back', async () => {
  const before = site.snapshot();
  await rollbackTo(site.store, 2, 'Everything was wrong');
  await vi.waitUntil(() => site.snapshot() !== before, { timeout: 60_000 });
  const answers = await Promise.all(
    examples.map(async (path) => [
      path,
      (await ask(path, '99')).status,
      (await ask(path, '3')).status,
      (await ask(path, '0')).status,
    ]),
  );
  expect(answers).toEqual(examples.map((path) => [path, 404, 410, 400]));
});
