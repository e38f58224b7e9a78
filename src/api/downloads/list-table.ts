import { defaultLanguage } from '#src/domain/language.ts';
import { scheduler } from 'node:timers/promises';
import {
  isRowColumn,
  type RowColumn as Attribute,
} from '#src/contract/api/figures/figure-query.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { tableOfRows, type DataTable, type RowColumn } from '../data-files/data-table.ts';
import { getFigure } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import { firstRows, toIndexQuery, type Narrowing } from '../screener/index-query.ts';
import { sortOf } from '../screener/portfolios.ts';
import type { Stored } from '../source.ts';

/** The query of a list, without its format. */
export type ListRequest = Narrowing & {
  columns?: readonly string[] | undefined;
  sortBy?: string | undefined;
  sortOrder: 1 | -1;
};

/** The columns of the screener's first view. */
const usual = ['currency', 'family', 'return1Y', 'asOfLevel'] as const;

/** Rows found at a time, so that other requests are served in between. */
const rowsAtOnce = 5000;

/**
 * All rows of a list in its order, with the requested columns. Throws InvalidInputError before the first row.
 * @param leftOut fundIds of indexes whose data may not be downloaded
 */
export async function listTable(
  source: Stored,
  request: ListRequest,
  leftOut: ReadonlySet<string>,
): Promise<DataTable & { countLeftOut: () => Promise<number> }> {
  const { indexes } = source.snapshot.catalogue;
  const isLeftOut = (row: number) => leftOut.has(indexes.value('fundId', row) ?? '');
  const names = request.columns ?? usual;
  const chosen = await Promise.all(names.map((name) => columnOf(source, name)));
  const columns = [...identity(source), ...chosen];
  const { columns: _, sortBy: _by, sortOrder, ...narrowing } = request;
  const query = {
    ...(await toIndexQuery(narrowing, source)),
    ...(await sortOf(request, source)),
    sortOrder,
  };
  const pages = () => pagesOf(indexes, query, narrowing.first);
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
  first: number | undefined,
): AsyncGenerator<number[]> {
  for (let page = 1, left = 1; left > 0; page += 1) {
    const paging = { page, size: rowsAtOnce };
    const { rows, total } = firstRows(indexes.screen({ ...query, ...paging }), first, paging);
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

/** The attributes of a row by the names of the catalogue. */
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

async function columnOf(source: Stored, name: string): Promise<RowColumn<number>> {
  const { indexes } = source.snapshot.catalogue;
  if (isRowColumn(name)) {
    const [column, description] = attributes[name];
    const cell = (row: number) => indexes.value(column, row);
    if (name === 'asOfLevel') return { name, type: 'number', description, cell };
    if (name !== 'launchDate' && name !== 'asOfDate') {
      return { name, type: 'text', description, cell };
    }
    return { name, type: 'date', description, cell: (row) => dayOfIso(String(cell(row) ?? '')) };
  }
  const figure = await getFigure(name, 'columns', source);
  const unit = figure.unit === 'percent' ? '%' : figure.unitText(defaultLanguage);
  return {
    name,
    type: 'number',
    ...(unit === null ? {} : { unit }),
    description: figure.name(defaultLanguage),
    cell: (row) => rounded(indexes.figure(name, row).value),
  };
}
