import { defaultLanguage } from '#src/domain/language.ts';
import { scheduler } from 'node:timers/promises';
import { isRowColumn, type RowColumn as Attribute } from '#src/contract/api/figure-query.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { findFigure } from '#src/domain/register/register.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { tableOfRows, type DataTable, type RowColumn } from '../data-files/data-table.ts';
import { rounded } from '../figures/rounded.ts';
import { toIndexQuery, type Narrowing } from '../indexes/index-query.ts';
import { sortOf } from '../indexes/portfolios.ts';
import type { Stored } from '../source.ts';

/** What a list is asked for, without its format. */
export type AskedList = Narrowing & {
  columns?: readonly string[] | undefined;
  sortBy?: string | undefined;
  sortOrder: 1 | -1;
};

/** The columns of the screener's first view. */
const usual = ['currency', 'family', 'return1Y', 'asOfLevel'] as const;

/** Rows that are found at once: others are served before the next ones. */
const rowsAtOnce = 5000;

/**
 * All rows of a list in its order, with the columns that are asked for. Throws InvalidInputError before the first row.
 * @param leftOut fundIds of indexes whose data may not be downloaded
 */
export function listTable(
  source: Stored,
  asked: AskedList,
  leftOut: ReadonlySet<string>,
): DataTable & { countLeftOut: () => Promise<number> } {
  const { indexes } = source.snapshot.catalogue;
  const isLeftOut = (row: number) => leftOut.has(indexes.value('fundId', row) ?? '');
  const names = asked.columns ?? usual;
  const columns = [...identity(source), ...names.map((name) => columnOf(source, name))];
  const { columns: _, sortBy, sortOrder, ...narrowing } = asked;
  const query = {
    ...toIndexQuery(narrowing, indexes),
    ...sortOf(sortBy),
    sortOrder,
  };
  const pages = () => pagesOf(indexes, query);
  const table = tableOfRows('Indexes', columns, async function* () {
    for await (const rows of pages()) yield rows.filter((row) => !isLeftOut(row));
  });
  return {
    ...table,
    async countLeftOut() {
      let count = 0;
      if (leftOut.size > 0)
        for await (const rows of pages()) count += rows.filter(isLeftOut).length;
      return count;
    },
  };
}

type Indexes = Stored['snapshot']['catalogue']['indexes'];

async function* pagesOf(
  indexes: Indexes,
  query: Omit<Parameters<Indexes['screen']>[0], 'page' | 'size'>,
): AsyncGenerator<number[]> {
  for (let page = 1, left = 1; left > 0; page += 1) {
    const { rows, total } = indexes.screen({
      ...query,
      page,
      size: rowsAtOnce,
    });
    yield rows;
    left = total - page * rowsAtOnce;
    await scheduler.yield();
  }
}

const identity = (source: Stored): RowColumn<number>[] => {
  const { indexes } = source.snapshot.catalogue;
  return [
    {
      name: 'fundId',
      type: 'text',
      description: 'Identifier of the index',
      cell: (row) => indexes.value('fundId', row),
    },
    {
      name: 'portfolioName',
      type: 'text',
      description: 'Name of the index',
      cell: (row) => indexes.value('name', row),
    },
  ];
};

/** What the catalogue calls the attributes of a row. */
const attributes = {
  assetType: ['assetType', 'Asset type'],
  family: ['family', 'Family of indexes'],
  region: ['region', 'Region'],
  currency: ['currency', 'Currency of the levels, ISO 4217'],
  returnType: ['returnType', 'PR, NTR or TR: price, net or gross total return'],
  hedgedTo: ['hedgedTo', 'Currency that it is hedged to'],
  launchDate: ['launchDate', 'First day of the live record; levels before it are back-tested'],
  asOfDate: ['lastDate', 'Day of the last level, which figures are to'],
  asOfLevel: ['lastLevel', 'Last level'],
  ticker: ['ticker', 'Ticker'],
  isin: ['isin', 'ISIN'],
} as const satisfies Record<Attribute, readonly [string, string]>;

function columnOf({ snapshot }: Stored, name: string): RowColumn<number> {
  const { indexes } = snapshot.catalogue;
  if (isRowColumn(name)) {
    const [column, description] = attributes[name];
    const cell = (row: number) => indexes.value(column, row);
    if (name === 'asOfLevel') return { name, type: 'number', description, cell };
    if (name !== 'launchDate' && name !== 'asOfDate') {
      return { name, type: 'text', description, cell };
    }
    return { name, type: 'date', description, cell: (row) => dayOfIso(String(cell(row) ?? '')) };
  }
  const figure = findFigure(name)!;
  return {
    name,
    type: 'number',
    ...(figure.unit === 'percent' ? { unit: '%' } : {}),
    description: figureName(defaultLanguage, figure),
    cell: (row) => rounded(indexes.figure(name, row).value),
  };
}
