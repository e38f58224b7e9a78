import type { ListedIndex } from '#src/catalogue/index-list.ts';
import type { Catalogue } from '#src/catalogue/lists.ts';
import { rounded } from '../figures/rounded.ts';
import type { DataCell, DataColumn, DataTable } from './data-table.ts';

type Column = DataColumn & { cell: (row: ListedIndex) => DataCell };

const text = (name: string, description: string, cell: Column['cell']): Column => ({
  name,
  type: 'text',
  description,
  cell,
});

const fundId = text('fundId', 'Identifier of the index', (row) => row.fundId);

const identity: readonly Column[] = [
  fundId,
  text('secId', 'Identifier of its price series', (row) => row.secId),
  text('name', 'Name of the index', (row) => row.name),
  text('ticker', 'Ticker', (row) => row.ticker),
  text('isin', 'ISIN', (row) => row.isin),
  text('assetType', 'Asset type', (row) => row.assetType),
  text('family', 'Family of indexes', (row) => row.family),
  text('region', 'Region', (row) => row.region),
  text('currency', 'Currency of the levels, ISO 4217', (row) => row.currency),
  text('returnType', 'PR, NTR or TR: price, net or gross total return', (row) => row.returnType),
  text('hedgedTo', 'Currency that it is hedged to', (row) => row.hedgedTo),
  text('frequency', 'How often levels are published', (row) => row.frequency),
  text('status', 'live or ceased', (row) => row.status),
  {
    name: 'launchDate',
    type: 'date',
    description: 'First day of the live record; levels before it are back-tested',
    cell: (row) => row.launchDate,
  },
  { name: 'firstDate', type: 'date', description: 'First level', cell: (row) => row.firstDate },
  { name: 'lastDate', type: 'date', description: 'Last level', cell: (row) => row.lastDate },
];

const period = (
  name: string,
  over: string,
  value: (row: ListedIndex) => number | null,
): Column => ({
  name,
  type: 'number',
  unit: '%',
  description: `Return over ${over}; above one year a year`,
  cell: (row) => rounded(value(row)),
});

const figures: readonly Column[] = [
  fundId,
  { name: 'date', type: 'date', description: 'Day of the figures', cell: (row) => row.lastDate },
  { name: 'level', type: 'number', description: 'Last level', cell: (row) => row.lastLevel },
  period('return1M', 'one month', (row) => row.return1M),
  period('return3M', 'three months', (row) => row.return3M),
  period('returnYTD', 'the year to date', (row) => row.returnYTD),
  period('return1Y', 'one year', (row) => row.return1Y),
  period('return3Y', 'three years', (row) => row.return3Y),
  period('return5Y', 'five years', (row) => row.return5Y),
  period('return10Y', 'ten years', (row) => row.return10Y),
  period('returnSinceInception', 'the whole history', (row) => row.returnSinceInception),
];

/** Lines that are written at once. */
const batch = 500;

type Indexes = Catalogue['indexes'];

const tableOf = (
  title: string,
  columns: readonly Column[],
  indexes: Indexes,
  rows: readonly number[],
): DataTable => ({
  title,
  columns: columns.map(({ cell: _, ...column }) => column),
  async *rows() {
    for (let at = 0; at < rows.length; at += batch) {
      const some = rows.slice(at, at + batch).map((row) => indexes.row(row));
      yield some.map((row) => columns.map(({ cell }) => cell(row)));
    }
  },
});

/** What the indexes are: a row an index. */
export const indexTable = (indexes: Indexes, rows: readonly number[]): DataTable =>
  tableOf('Indexes', identity, indexes, rows);

/** The figures of their levels: a row an index. */
export const figureTable = (indexes: Indexes, rows: readonly number[]): DataTable =>
  tableOf('Figures', figures, indexes, rows);
