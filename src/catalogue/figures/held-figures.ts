import { figuresOfHeld, findDeclared } from '#src/domain/register/register.ts';
import { findItems } from '#src/store/items/items.ts';
import { listPublishedWeights } from '#src/store/items/published-lists.ts';
import type { Database } from '#src/store/store.ts';

/** Figures of constituents by index and tag; the provider's metrics by their own names. */
export type ReadHeld = (
  fundIds: readonly string[],
) => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>;

/** Lists are long: more at once would hold up every other query. */
const listsAtATime = 100;

/** Reads the figures of constituents of a release's indexes. */
export const heldOfRelease =
  (db: Database, release: number): ReadHeld =>
  async (fundIds) => {
    const found = new Map<string, Record<string, number>>();
    for (let at = 0; at < fundIds.length; at += listsAtATime) {
      const some = fundIds.slice(at, at + listsAtATime);
      for (const [fundId, figures] of await readSome(db, release, some)) found.set(fundId, figures);
    }
    return found;
  };

async function readSome(db: Database, release: number, fundIds: readonly string[]) {
  const byIndex = <One extends { fundId: string }>(all: readonly One[]) =>
    new Map(all.map((one) => [one.fundId, one]));
  const lists = byIndex(await listPublishedWeights(db, release, fundIds));
  const characteristics = byIndex(await findItems(db, release, 'characteristics', fundIds));
  const sustainability = byIndex(await findItems(db, release, 'sustainability', fundIds));
  return fundIds.map((fundId): [string, Record<string, number>] => {
    const list = lists.get(fundId) ?? null;
    const figures = characteristics.get(fundId)?.figures ?? [];
    const metrics = sustainability.get(fundId)?.datapoints ?? [];
    const held = figuresOfHeld({
      list,
      turnover: list?.turnover ?? null,
      characteristics: Object.fromEntries(figures.map(({ figure, value }) => [figure, value])),
    });
    // A metric with the name of a figure in the register is not that figure.
    const own = metrics.filter(({ metric }) => findDeclared(metric) === null);
    const known = own.flatMap(({ metric, value }) => (value === null ? [] : [[metric, value]]));
    return [fundId, { ...Object.fromEntries(known), ...held }];
  });
}
