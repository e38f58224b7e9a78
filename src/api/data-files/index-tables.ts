import { defaultLanguage } from '#src/domain/language.ts';
import { createHash } from 'node:crypto';
import type { IndexList, ListedIndex } from '#src/catalogue/lists/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import type { FigureFacts } from '#src/domain/register/figure.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { declaredIn } from '../figures/listed-figures.ts';
import { rounded } from '../figures/rounded.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import { date, number, text } from './columns.ts';
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

/** What the indexes are: a row of the catalogue each. */
export function indexTable({ snapshot }: Stored, { fundIds }: ChosenIndexes): DataTable {
  const { indexes } = snapshot.catalogue;
  return tableOfRows('Indexes', identity, async function* () {
    for (const part of inParts(fundIds)) yield part.map((id) => indexes.row(rowOf(indexes, id)));
  });
}

/** The figures of their levels and of what they hold: a column for each of which an index has one. */
export function figureTable({ snapshot }: Stored, { fundIds }: ChosenIndexes): DataTable {
  const { indexes } = snapshot.catalogue;
  const columns: RowColumn<number>[] = [
    text('fundId', 'Identifier of the index', (row) => indexes.value('fundId', row)),
    date('date', 'Day of the figures', (row) => indexes.value('lastDate', row)),
    number('level', 'Last level', (row) => indexes.value('lastLevel', row)),
    ...declaredIn(indexes).map((figure) => figureColumn(indexes, figure)),
  ];
  return tableOfRows('Figures', columns, async function* () {
    for (const part of inParts(fundIds)) yield part.map((id) => rowOf(indexes, id));
  });
}

const rowOf = (indexes: List<IndexList>, fundId: string) => indexes.find('fundId', fundId)!;

function figureColumn(indexes: List<IndexList>, figure: FigureFacts): RowColumn<number> {
  const column = number<number>(figure.tag, figureName(defaultLanguage, figure), (row) =>
    rounded(indexes.figure(figure.tag, row).value),
  );
  return figure.unit === 'percent' ? { ...column, unit: '%' } : column;
}

type Values = (indexes: List<IndexList>, row: number) => readonly unknown[];

/** A digest of what no item of the release tells of the chosen indexes: figures follow from levels. */
const digestOf =
  (values: Values) =>
  ({ snapshot }: Stored, { fundIds }: ChosenIndexes): string => {
    const { indexes } = snapshot.catalogue;
    const digest = createHash('sha256');
    for (const fundId of fundIds) {
      digest.update(`${JSON.stringify(values(indexes, rowOf(indexes, fundId)))}\n`);
    }
    return digest.digest('base64url');
  };

/** Of the identity what is not the provider's word: that an end has come, and which levels there are. */
export const derivedIdentity = digestOf((indexes, row) =>
  (['status', 'firstDate', 'lastDate'] as const).map((name) => indexes.value(name, row)),
);

export const derivedFigures = digestOf((indexes, row) => [
  indexes.value('lastDate', row),
  indexes.value('lastLevel', row),
  ...indexes.figures.toSorted().map((tag) => [tag, indexes.figure(tag, row).value]),
]);
