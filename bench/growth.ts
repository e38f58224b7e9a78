/**
 * What grows with the number of indexes, from ten thousand to a million: search, screener, memory, writing them
 * as a release and starting on it. At ten thousand beside MiniSearch, the best search library in memory
 * that we know, over the same names with the same questions. A size that the machine has no memory for, or that
 * would take too long by what the one before took, is not begun: the bench says so at its end.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { buildCatalogue } from '#src/catalogue/build-catalogue.ts';
import type { IndexList, IndexRow } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import { openStore, type Store } from '#src/store/open-store.ts';
import { beginRelease, type UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';
import { buildInWorker } from './support/built-list.ts';
import { bestOfRounds, percentiles, type Percentiles } from './support/measure.ts';
import { report, skip, type Goal } from './support/report.ts';
import { asked, screenQueries } from './support/screen-queries.ts';
import { namedOf, searchQueries, shareFound } from './support/search-queries.ts';
import { seeded } from './support/seeded.ts';
import { syntheticIndexes } from './support/synthetic-indexes.ts';

const [compared, many, most] = [10_000, 300_000, 1_000_000] as const;
/** Of the whole process, with the engine of the store and both threads; measured with room to spare. */
const bytesNeeded = { always: 2e9, anIndex: 4_000 };
/** An idle machine of two cores takes ten minutes. */
const longest = 40 * 60_000;
const limit = 8;
const rowsAtATime = 20_000;
const firstDay = 20_400;
const rows: Record<string, unknown>[] = [];
const goals: Goal[] = [];

type Measured = {
  size: number;
  /** That all of it took. */
  seconds: number;
  search: Percentiles;
  screener: Percentiles;
  megabytes: number;
  writeSeconds: number;
  startSeconds: number;
};

const measured = new Map<number, Measured>();
const tooMuch: string[] = [];
for (const size of [compared, many, most]) {
  const reason = reasonAgainst(size);
  if (reason === null) measured.set(size, await measure(size));
  else tooMuch.push(`${size} indexes: ${reason}`);
}
judge();
if (tooMuch.length > 0) skip(tooMuch.join('; '));
report('growth', rows, goals);

/** Why a size cannot be measured here and now; null where it can. */
function reasonAgainst(size: number): string | null {
  const needed = bytesNeeded.always + size * bytesNeeded.anIndex;
  const free = process.availableMemory();
  if (free < needed) return `${megabytesOf(free)} MB are free, it takes ${megabytesOf(needed)}`;
  const before = [...measured.values()].at(-1);
  if (before === undefined) return null;
  const minutes = ((before.seconds / before.size) * size) / 60;
  const left = (longest - performance.now()) / 60_000;
  return minutes < left ? null : `they would take ${Math.round(minutes)} minutes`;
}

function megabytesOf(bytes: number): number {
  return Math.round(bytes / 1e6);
}

async function measure(size: number): Promise<Measured> {
  const started = performance.now();
  const { list, buildSeconds, megabytes, longestWait, processorTime } = await buildInWorker({
    name: `synthetic ${size}`,
    synthetic: size,
  });
  const queries = searchQueries(seeded(7), someNamed(list), 1_800);
  const times = await bestOfRounds(3, queries, ({ text }) => list.search({ text, limit }));
  const screens = screenQueries(list, 100);
  const screenTimes = await bestOfRounds(3, screens, (query) => list.screen(asked(query)));
  const search = percentiles(times);
  const screener = percentiles(screenTimes);
  if (size === compared) await compareWithMiniSearch(list, queries, search);
  const { writeSeconds, firstSeconds, startSeconds } = await fromStore(size);
  print({
    indexes: size,
    by: 'catalogue',
    'search p50, ms': search.p50,
    'search p99, ms': search.p99,
    'screener p50, ms': screener.p50,
    'screener p99, ms': screener.p99,
    MB: megabytes,
    'build, s': buildSeconds,
    'longest wait, ms': longestWait,
    'of it its own, at most': processorTime,
    'write, s': writeSeconds,
    'catalogue after a publish, s': firstSeconds,
    'start, s': startSeconds,
    'most memory so far, MB': process.resourceUsage().maxRSS / 1e3,
  });
  const seconds = (performance.now() - started) / 1000;
  return { size, seconds, search, screener, megabytes, writeSeconds, startSeconds };
}

/** What is known is said at once: the whole takes minutes. */
function print(row: Record<string, unknown>): void {
  rows.push(row);
  console.log(JSON.stringify(row));
}

/** Names to make questions of; from all parts of the list, and no more than can be held beside it. */
function someNamed(list: List<IndexList>) {
  const step = Math.ceil(list.size / 10_000);
  return Array.from({ length: Math.floor(list.size / step) }, (_, at) => namedOf(list, at * step));
}

async function compareWithMiniSearch(
  list: List<IndexList>,
  queries: ReturnType<typeof searchQueries>,
  ours: Percentiles,
): Promise<void> {
  const named = Array.from({ length: list.size }, (_, row) => namedOf(list, row));
  const started = performance.now();
  const peer = new MiniSearch<{ id: number; name: string; codes: string }>({
    fields: ['name', 'codes'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { codes: 2 } },
  });
  peer.addAll(named.map(({ name, codes }, id) => ({ id, name, codes: codes.join(' ') })));
  const buildSeconds = (performance.now() - started) / 1000;
  const first = (text: string) => peer.search(text).slice(0, limit);
  const times = percentiles(await bestOfRounds(3, queries, ({ text }) => first(text)));
  const peerFound = shareFound(named, (text) =>
    first(text).map(({ id }) => named[id as number]!.name),
  );
  const found = shareFound(named, (text) =>
    list.search({ text, limit }).rows.map((row) => list.row(row).name),
  );
  print({
    indexes: list.size,
    by: 'MiniSearch',
    'search p50, ms': times.p50,
    'search p99, ms': times.p99,
    'build, s': buildSeconds,
    'typos found': peerFound,
  });
  print({ indexes: list.size, by: 'catalogue', 'typos found': found });
  goals.push(
    {
      name: 'search p50, times faster than MiniSearch',
      value: times.p50 / ours.p50,
      atLeast: 5,
      missedBy: 2,
    },
    {
      name: 'search p99, times faster than MiniSearch',
      value: times.p99 / ours.p99,
      atLeast: 5,
      missedBy: 2,
    },
    {
      name: 'mistyped names found, times as many as MiniSearch',
      value: found / peerFound,
      atLeast: 1,
      missedBy: 1,
    },
  );
}

/** Seconds that a release of so many indexes takes to write, and the catalogue to build from it at a start. */
async function fromStore(size: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-bench-'));
  const store = await openStore({ dataDir });
  try {
    const started = performance.now();
    const release = await writeRelease(store, size);
    const written = performance.now();
    // The first makes the figures and keeps them; a start finds them.
    await buildCatalogue(store, release, new AbortController().signal);
    const derived = performance.now();
    await buildCatalogue(store, release, new AbortController().signal);
    const built = performance.now();
    return {
      writeSeconds: (written - started) / 1000,
      firstSeconds: (derived - written) / 1000,
      startSeconds: (built - derived) / 1000,
    };
  } finally {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function writeRelease(store: Store, size: number): Promise<number> {
  const draft = await beginRelease(store, { label: 'bench', note: '', sourceHash: 'bench' });
  let some: IndexRow[] = [];
  for (const row of syntheticIndexes(size)) {
    some.push(row);
    if (some.length < rowsAtATime) continue;
    await put(draft, some);
    some = [];
  }
  await put(draft, some);
  return (await draft.flip()).number;
}

async function put(draft: UnfinishedRelease, some: readonly IndexRow[]): Promise<void> {
  const indexes = some.map(({ index }) => ({ key: index.fundId, body: index }));
  await draft.putItems('index', indexes);
  const days = Int32Array.of(firstDay, firstDay + 1);
  const levels = indexes.map(({ key }, at) => ({
    fundId: key,
    days,
    values: Float64Array.of(100, 100 + (at % 7)),
  }));
  await draft.putLevels(levels);
}

/** More indexes may cost more in proportion, and hardly more than that. */
function judge(): void {
  const [few, all] = [measured.get(many), measured.get(most)];
  if (!few || !all) return;
  const share = (name: 'megabytes' | 'writeSeconds' | 'startSeconds') =>
    all[name] / few[name] / (most / many);
  goals.push(
    { name: 'search p99 of a million, ms', value: all.search.p99, atMost: 3, missedBy: 3 },
    { name: 'screener p99 of a million, ms', value: all.screener.p99, atMost: 100, missedBy: 3 },
    {
      name: 'memory of a million, times its share of 300,000',
      value: share('megabytes'),
      atMost: 1.1,
      missedBy: 1,
    },
    {
      name: 'writing a million, times its share of 300,000',
      value: share('writeSeconds'),
      atMost: 1.5,
      missedBy: 2,
    },
    {
      name: 'start on a million, times its share of 300,000',
      value: share('startSeconds'),
      atMost: 1.5,
      missedBy: 2,
    },
  );
}
