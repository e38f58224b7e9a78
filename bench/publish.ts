/**
 * Writing releases: 300,000 invented indexes, and one new level for each of 10,000 indexes that have a
 * history; on both engines, beside a bare insert of the same rows into a table without indexes or history
 * on the same engine.
 */
import { randomUUID } from 'node:crypto';
import type { Store } from '#src/store/open-store.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { onEmbedded, onPostgres } from './support/engines.ts';
import { report } from './support/report.ts';
import { syntheticIndexes } from './support/synthetic-indexes.ts';
import { bareItems, bareLevels } from './support/bare-inserts.ts';

const numberOfIndexes = 300_000;
const numberOfSeries = 10_000;
const historyDays = 250;
const firstDay = 20_400;

const rows: Record<string, unknown>[] = [];

await onEmbedded(benchEngine);
await onPostgres(benchEngine);
report('publish', rows, []);

async function benchEngine(store: Store): Promise<void> {
  const items = Array.from(syntheticIndexes(numberOfIndexes), ({ index }) => ({
    key: index.fundId,
    body: index,
  }));
  const indexes = await seconds(() => release(store, (draft) => draft.putItems('index', items)));
  const bareIndexes = await bareItems(store, items);
  addRows(store, `${numberOfIndexes} indexes`, items.length, indexes, bareIndexes);

  const fundIds = items.slice(0, numberOfSeries).map(({ key }) => key);
  await release(store, (draft) => draft.putLevels(fundIds.map((fundId) => history(fundId))));
  const newDay = fundIds.map((fundId) => ({
    fundId,
    days: Int32Array.of(firstDay + historyDays),
    values: Float64Array.of(101.5),
  }));
  const levels = await seconds(() => release(store, (draft) => draft.putLevels(newDay)));
  const bareNewDay = await bareLevels(store, newDay);
  addRows(store, `${numberOfSeries} indexes, 1 new level each`, newDay.length, levels, bareNewDay);
}

function history(fundId: string) {
  const days = Int32Array.from({ length: historyDays }, (_, at) => firstDay + at);
  return { fundId, days, values: Float64Array.from(days, (day) => 100 + Math.sin(day)) };
}

type Draft = Awaited<ReturnType<typeof beginRelease>>;

async function release(store: Store, write: (draft: Draft) => Promise<unknown>): Promise<void> {
  const draft = await beginRelease(store, { label: 'bench', note: '', sourceHash: randomUUID() });
  await write(draft);
  await draft.flip();
}

function addRows(store: Store, what: string, count: number, ours: number, bare: number): void {
  rows.push({
    engine: store.engine,
    what,
    seconds: ours,
    'rows/s': count / ours,
    'bare insert, s': bare,
    'times a bare insert': ours / bare,
  });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
