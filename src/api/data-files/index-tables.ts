import { createHash } from 'node:crypto';
import type { ListedIndex } from '#src/catalogue/index-list.ts';
import { rounded } from '../figures/rounded.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import { date, number, percent, text } from './columns.ts';
import { inParts, tableOfRows, type DataTable, type RowColumn } from './data-table.ts';

type Column = RowColumn<ListedIndex>;

const fundId: Column = text('fundId', 'Identifier of the index', (row) => row.fundId);

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
  date(
    'launchDate',
    'First day of the live record; levels before it are back-tested',
    (row) => row.launchDate,
  ),
  date('firstDate', 'First level', (row) => row.firstDate),
  date('lastDate', 'Last level', (row) => row.lastDate),
];

const period = (name: string, over: string, of: (row: ListedIndex) => number | null): Column =>
  percent(name, `Return over ${over}; above one year a year`, (row) => rounded(of(row)));

const figures: readonly Column[] = [
  fundId,
  date('date', 'Day of the figures', (row) => row.lastDate),
  number('level', 'Last level', (row) => row.lastLevel),
  period('return1M', 'one month', (row) => row.return1M),
  period('return3M', 'three months', (row) => row.return3M),
  period('returnYTD', 'the year to date', (row) => row.returnYTD),
  period('return1Y', 'one year', (row) => row.return1Y),
  period('return3Y', 'three years', (row) => row.return3Y),
  period('return5Y', 'five years', (row) => row.return5Y),
  period('return10Y', 'ten years', (row) => row.return10Y),
  period('returnSinceInception', 'the whole history', (row) => row.returnSinceInception),
];

/** A row of the catalogue an index. */
const tableOf =
  (title: string, columns: readonly Column[]) =>
  ({ snapshot }: Stored, { fundIds }: ChosenIndexes): DataTable => {
    const { indexes } = snapshot.catalogue;
    return tableOfRows(title, columns, async function* () {
      for (const part of inParts(fundIds)) {
        yield part.map((fundId) => indexes.row(indexes.find('fundId', fundId)!));
      }
    });
  };

/** What the indexes are. */
export const indexTable = tableOf('Indexes', identity);

/** The figures of their levels. */
export const figureTable = tableOf('Figures', figures);

/** What the rows of the chosen indexes say in some columns, which no item of the release tells: figures follow from levels. */
const valuesOf =
  (...names: (keyof ListedIndex)[]) =>
  ({ snapshot }: Stored, { fundIds }: ChosenIndexes): string => {
    const { indexes } = snapshot.catalogue;
    const values = createHash('sha256');
    for (const fundId of fundIds) {
      const row = indexes.find('fundId', fundId)!;
      values.update(`${JSON.stringify(names.map((name) => indexes.value(name, row)))}\n`);
    }
    return values.digest('base64url');
  };

/** Of the identity what is not the provider's word: that an end has come, and which levels there are. */
export const derivedIdentity = valuesOf('status', 'firstDate', 'lastDate');

export const derivedFigures = valuesOf(
  'lastDate',
  'lastLevel',
  'return1M',
  'return3M',
  'returnYTD',
  'return1Y',
  'return3Y',
  'return5Y',
  'return10Y',
  'returnSinceInception',
);
