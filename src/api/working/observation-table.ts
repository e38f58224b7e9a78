import type { Day } from '#src/domain/day.ts';
import { beginsBackTested } from '#src/domain/figures/measured.ts';
import type { Observed } from '#src/domain/working/recorder.ts';
import type { DataColumn, DataTable } from '../data-files/data-table.ts';
import type { Told } from './explained.ts';

const own: readonly DataColumn[] = [
  { name: 'date', type: 'date', description: 'Day of the level' },
  { name: 'level', type: 'number', description: 'Level as published, unrounded' },
  {
    name: 'backTested',
    type: 'boolean',
    description: 'Whether the day is before the launch date; empty where that is not known',
  },
  {
    name: 'corrected',
    type: 'boolean',
    description: 'Whether the level was corrected after its first publication',
  },
];

const other: readonly DataColumn[] = [
  {
    name: 'otherDate',
    type: 'date',
    description: 'Day of the level that the one of this row is measured with',
  },
  { name: 'otherLevel', type: 'number', description: 'That level' },
];

const weight: DataColumn = {
  name: 'weight',
  type: 'number',
  unit: 'percent',
  description: 'Weight of the part in the blend after the close of the day',
};

const daysOf = ({ levels, positions }: Observed) => positions.map((at) => levels.days[at] ?? 0);
const levelsOf = ({ levels, positions }: Observed) => positions.map((at) => levels.values[at] ?? 0);

/** The levels of a figure, one row each, beside the level of the series that it is measured against. */
export function observationTable(
  { figure, name, index, working }: Told,
  corrected: ReadonlySet<Day>,
): DataTable {
  const { observed } = working;
  const title = `Observations of ${figure.tag}, ${name}`;
  if (observed === null) return { title, columns: own, async *batches() {} };
  const days = daysOf(observed.own);
  const cells = [
    days,
    levelsOf(observed.own),
    days.map((day) => beginsBackTested(index.launch, day)),
    days.map((day) => corrected.has(day)),
  ];
  const pair = observed.other;
  const { weights } = observed.own;
  return {
    title,
    columns: [...own, ...(pair ? other : []), ...(weights ? [weight] : [])],
    async *batches() {
      const paired = pair ? [daysOf(pair), levelsOf(pair)] : [];
      yield { rows: days.length, cells: [...cells, ...paired, ...(weights ? [weights] : [])] };
    },
  };
}
