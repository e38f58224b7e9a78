import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import { date, integer, number, text } from './columns.ts';
import { inParts, tableOfRows, type DataTable, type RowColumn } from './data-table.ts';

type Row = ReturnType<Snapshot['catalogue']['corrections']['row']>;

const columns: readonly RowColumn<Row>[] = [
  text('fundId', 'Identifier of the index', (row) => row.fundId),
  date('date', 'Day of the level', (row) => row.date),
  text('kind', 'corrected or withdrawn', (row) => row.kind),
  number('oldValue', 'Level as it was published before', (row) => row.oldValue),
  number('newValue', 'Level in its place; empty where it was withdrawn', (row) => row.newValue),
  text('reason', 'Reason, where the provider gave one', (row) => row.reason),
  integer('release', 'Release that changed it', (row) => Number(row.release)),
  integer('restores', 'Release that was brought back, where that did', (row) => row.restores),
  {
    name: 'published',
    type: 'time',
    description: 'When that release was published',
    cell: ({ published }) => Date.parse(published),
  },
];

/** The ledger of corrected levels, sorted by index, day and release. */
export const correctionTable = ({ snapshot }: Stored, { fundIds }: ChosenIndexes): DataTable => {
  const { corrections } = snapshot.catalogue;
  return tableOfRows('Corrections', columns, async function* () {
    const all = Array.from({ length: corrections.size }, (_, row) => row);
    const byIndex = Map.groupBy(all, (row) => corrections.value('fundId', row));
    for (const part of inParts(fundIds)) {
      yield part.flatMap((fundId) =>
        (byIndex.get(fundId) ?? []).map((row) => corrections.row(row)).toSorted(byDay),
      );
    }
  });
};

const byDay = (one: Row, other: Row) =>
  one.date < other.date
    ? -1
    : one.date > other.date
      ? 1
      : Number(one.release) - Number(other.release);
