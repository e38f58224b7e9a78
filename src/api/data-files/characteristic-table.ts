import type { Characteristics } from '#src/contract/provider/characteristics.ts';
import { findItems } from '#src/store/items/items.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import { date, number, text } from './columns.ts';
import { inParts, tableOfRows, type DataTable, type RowColumn } from './data-table.ts';

type Row = Pick<Characteristics, 'fundId' | 'asOfDate'> & {
  kind: string;
  name: string;
  value: number;
  unit: string;
};

const columns: readonly RowColumn<Row>[] = [
  text('fundId', 'Identifier of the index', (row) => row.fundId),
  date('date', 'Day of the figure', (row) => row.asOfDate),
  text('kind', 'figure of the whole, or class of maturity or rating', (row) => row.kind),
  text('name', 'Figure or class', (row) => row.name),
  number('value', 'In the unit of the row; of a class its weight', (row) => row.value),
  text('unit', '%, years, basis points or ratio', (row) => row.unit),
];

const units: Record<Characteristics['figures'][number]['figure'], string> = {
  yieldToWorst: '%',
  modifiedDuration: 'years',
  optionAdjustedSpread: 'basis points',
  averageMaturity: 'years',
  averageCoupon: '%',
  priceToEarnings: 'ratio',
  priceToBook: 'ratio',
  dividendYield: '%',
};

/** Describes what the indexes hold, by figures of the whole and by weights of classes: one row per figure. */
export const characteristicTable = (
  { snapshot, db }: Stored,
  { fundIds }: ChosenIndexes,
): DataTable =>
  tableOfRows('Characteristics', columns, async function* () {
    for (const part of inParts(fundIds)) {
      const found = await findItems(db, snapshot.release, 'characteristics', part);
      yield found.flatMap(rowsOf);
    }
  });

function rowsOf({ fundId, asOfDate, figures, buckets }: Characteristics): Row[] {
  const ofIndex = { fundId, asOfDate };
  return [
    ...figures.map(({ figure, value }) => ({
      ...ofIndex,
      kind: 'figure',
      name: figure,
      value,
      unit: units[figure],
    })),
    ...buckets.flatMap(({ kind, shares }) =>
      shares.map(({ name, weight }) => ({ ...ofIndex, kind, name, value: weight, unit: '%' })),
    ),
  ];
}
