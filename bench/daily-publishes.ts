/**
 * What a year of daily publishes adds to a store of 300 indexes with 25 years of levels: the bytes of its tables with their
 * indexes, on both engines, with the figures that the catalogue keeps; how long one publish takes, and how long the levels of
 * an index take to be read at the end, beside the start.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { basisOf, figuresOf } from '#src/catalogue/figures/figures-of.ts';
import { putFigures, type KeptFigures } from '#src/store/figures.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import type { Store } from '#src/store/open-store.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { onEmbedded, onPostgres } from './support/engines.ts';
import { report, type Goal } from './support/report.ts';
import { syntheticIndexes } from './support/synthetic-indexes.ts';

const numberOfIndexes = 300;
const publishes = 250;
const historyDays = 25 * 261;
const firstDay = 10_957;

const indexes = Array.from(syntheticIndexes(numberOfIndexes), ({ index }) => index);
const rows: Record<string, unknown>[] = [];
const goals: Goal[] = [];

const alone = { benchmark: null, riskFree: null };
const context = { holidays: () => new Set<number>(), others: alone, levelsOf: new Map() };

/** Figures of a whole history, as many and as long as an index has; another day has others. */
const ofHistory = figuresOf(
  { ...indexes[0]!, hasReturns: true },
  {
    days: Int32Array.from({ length: historyDays }, (_, i) => firstDay + i),
    values: Float64Array.from({ length: historyDays }, (_, i) => levelOf(0, i)),
  },
  context,
)!;

await onEmbedded(aYear);
await onPostgres(aYear);
report('daily-publishes', rows, goals);

async function aYear(store: Store): Promise<void> {
  await publish(store, 0, historyDays);
  const before = await megabytesOf(store);
  const firstRead = await millisecondsOfRead(store, 1);
  const started = performance.now();
  for (let day = 0; day < publishes; day++) await publish(store, historyDays + day, 1);
  const seconds = (performance.now() - started) / 1000 / publishes;
  const grown = (await megabytesOf(store)) - before;
  rows.push({
    engine: store.engine,
    'history, MB': before,
    'grown by, MB': grown,
    'a publish, s': seconds,
    'first read, ms': firstRead,
    'last read, ms': await millisecondsOfRead(store, publishes + 1),
  });
  const name = `growth by ${publishes} publishes on ${store.engine}, MB`;
  goals.push({ name, value: grown, atMost: 30, missedBy: 2 });
}

async function publish(store: Store, from: number, days: number): Promise<void> {
  const details = { label: `day ${from}`, note: '', sourceHash: randomUUID() };
  const draft = await beginRelease(store, details);
  if (from === 0) {
    await draft.putItems(
      'index',
      indexes.map((body) => ({ key: body.fundId, body })),
    );
  }
  const series = indexes.map(({ fundId }, at) => ({
    fundId,
    days: Int32Array.from({ length: days }, (_, i) => firstDay + from + i),
    values: Float64Array.from({ length: days }, (_, i) => levelOf(at, from + i)),
  }));
  await draft.putLevels(series);
  const { number } = await draft.flip();
  await keepFigures(store, number);
}

/** As the catalogue keeps them. */
async function keepFigures(store: Store, levelsRelease: number): Promise<void> {
  const values = Object.fromEntries(
    Object.entries(ofHistory.values).map(([tag, value]) => [
      tag,
      value * (1 + levelsRelease / 1e6),
    ]),
  );
  const kept = indexes.map((index): KeptFigures => ({
    levelsRelease,
    basis: basisOf(index, context.holidays, alone),
    figures: { ...ofHistory, fundId: index.fundId, values },
  }));
  await putFigures(store.session, kept);
}

/** With the digits that levels have. */
function levelOf(index: number, day: number): number {
  return Number((1000 + index + 50 * Math.sin(day / 90 + index) + day / 7).toFixed(4));
}

async function millisecondsOfRead(store: Store, release: number): Promise<number> {
  const times: number[] = [];
  for (const { fundId } of indexes.slice(0, 100)) {
    const started = performance.now();
    await findLevels(store.db, release, fundId);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[50] ?? 0;
}

async function megabytesOf(store: Store): Promise<number> {
  const { rows: found } = await sql<{ bytes: number }>`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(store.db);
  return Number(found[0]?.bytes) / 1e6;
}
