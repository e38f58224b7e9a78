import { setImmediate as letOthersIn } from 'node:timers/promises';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { DataFileList } from '#src/contract/api/endpoints/data-file-endpoints.ts';
import { listItems } from '#src/store/items/items.ts';
import { getRelease, listReleases } from '#src/store/releases/releases.ts';
import { dataTables, type DataTableName } from '#src/urls/data-files.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Stored } from '../source.ts';
import { chooseIndexes } from './chosen-indexes.ts';
import { columnsOf, tables } from './tables.ts';

const numberOfExamples = 2;
const atATime = 2_000;

/** What is published of levels, of indexes whose data may be downloaded. */
const shownLevels = oncePerRelease(async (source: Stored) => {
  const chosen = await chooseIndexes(source, undefined, tables.levels.holding);
  return { ...chosen, ...(await levelsOf(source, chosen.fundIds)) };
});

/** Years of which levels are published, from the first to the last. */
export const yearsOfLevels = async (source: Stored): Promise<readonly number[]> =>
  (await shownLevels(source)).years;

/** The list of files takes a walk over all indexes and is the same for the whole release, so that it is made once. */
const filesOf = oncePerRelease(async (source: Stored): Promise<DataFileList> => {
  const { snapshot, db } = source;
  const { number, published } = await getRelease(db, snapshot.release);
  const { site } = await siteTexts(source);
  const { fundIds, leftOut, levels, years, examples } = await shownLevels(source);
  const { corrections, products, structuredProducts, documents } = snapshot.catalogue;
  const shown = new Set(fundIds);
  const corrected = Array.from({ length: corrections.size }, (_, row) => row);
  const rows: Partial<Record<DataTableName, number>> = {
    indexes: fundIds.length,
    figures: fundIds.length,
    levels,
    ...(await emptyTables(source)),
    corrections: corrected.filter((row) => shown.has(corrections.value('fundId', row))).length,
    products: products.size,
    'structured-products': structuredProducts.size,
    documents: documents.size,
  };
  return {
    release: number,
    published: new Date(published).toISOString(),
    source: { name: site.legalName, address: site.providerUrl },
    tables: await Promise.all(
      dataTables.map(async (table) => ({
        table,
        rows: rows[table] ?? null,
        ...(await columnsOf(table, source)),
      })),
    ),
    years,
    leftOut: leftOut.length,
    previous:
      (await listReleases(db, number - 1)).find(({ pruned }) => pruned === null)?.number ?? null,
    examples,
  };
});

export const dataFileList: Resource<'dataFiles'> = (_, source) => filesOf(source);

/** Tables that would have to be read to be counted are counted where there is nothing to read. */
async function emptyTables({ snapshot, db }: Stored) {
  const kinds = ['constituents', 'characteristics', 'sustainability'] as const;
  const found = await Promise.all(
    kinds.map((kind) => listItems(db, snapshot.release, kind, { limit: 1 })),
  );
  return Object.fromEntries(
    kinds.flatMap((kind, at) => (found[at]!.length > 0 ? [] : [[kind, 0]])),
  );
}

/** How many levels there are, of which years, and the first live indexes that have some. */
async function levelsOf({ snapshot }: Stored, fundIds: readonly string[]) {
  const { indexes } = snapshot.catalogue;
  const examples: string[] = [];
  let levels = 0;
  let [first, last] = [Infinity, -Infinity];
  for (const [at, fundId] of fundIds.entries()) {
    if (at % atATime === 0) await letOthersIn();
    const row = indexes.find('fundId', fundId)!;
    const [firstDate, lastDate] = [indexes.value('firstDate', row), indexes.value('lastDate', row)];
    if (firstDate === null || lastDate === null) continue;
    levels += indexes.value('numberOfLevels', row) ?? 0;
    first = Math.min(first, Number(firstDate.slice(0, 4)));
    last = Math.max(last, Number(lastDate.slice(0, 4)));
    const isExample = examples.length < numberOfExamples && indexes.value('status', row) === 'live';
    if (isExample) examples.push(fundId);
  }
  const years = last < first ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return { levels, years, examples };
}
