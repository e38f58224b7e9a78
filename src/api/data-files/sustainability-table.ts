import { defaultLanguage } from '#src/domain/language.ts';
import type {
  Sustainability,
  SustainabilityMetric,
} from '#src/contract/provider/sustainability.ts';
import { findItems } from '#src/store/items/items.ts';
import { datapointsOf, listMetrics } from '../indexes/sustainability.ts';
import type { Stored } from '../source.ts';
import type { ChosenIndexes } from './chosen-indexes.ts';
import { date, number, percent, text } from './columns.ts';
import { inParts, tableOfRows, type DataTable, type RowColumn } from './data-table.ts';

type Row = Pick<Sustainability, 'fundId' | 'asOfDate'> &
  Sustainability['datapoints'][number] & { meaning: SustainabilityMetric };

const columns: readonly RowColumn<Row>[] = [
  text('fundId', 'Identifier of the index', (row) => row.fundId),
  date('date', 'Day of the figure', (row) => row.asOfDate),
  text('pillar', 'Pillar', (row) => row.meaning.pillar),
  text('metric', 'Identifier of the figure', (row) => row.metric),
  text('name', 'Name of the figure', (row) => row.meaning.name[defaultLanguage]),
  number('value', 'In the unit of the row', (row) => row.value),
  text('unit', 'Unit; empty for a bare score', (row) => row.meaning.unit),
  text('gap', 'Why there is no value: no-coverage or not-processed', (row) => row.gap),
  percent('coverage', 'Weight of the portfolio that the value covers', (row) => row.coverage),
];

/** Sustainability figures: one row for each figure of an index. */
export const sustainabilityTable = (source: Stored, { fundIds }: ChosenIndexes): DataTable =>
  tableOfRows('Sustainability', columns, async function* () {
    const { snapshot, db } = source;
    const metrics = await listMetrics(source);
    const meanings = new Map(metrics.map((one) => [one.metric, one]));
    for (const part of inParts(fundIds)) {
      const found = await findItems(db, snapshot.release, 'sustainability', part);
      yield found.flatMap(({ fundId, asOfDate, datapoints }) =>
        datapointsOf(metrics, datapoints).map((one) => ({
          ...one,
          fundId,
          asOfDate,
          meaning: meanings.get(one.metric)!,
        })),
      );
    }
  });
