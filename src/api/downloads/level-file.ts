import { dayOfIso, isoOfDay } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import {
  aboutIndex,
  fileName,
  lastDate,
  type Cell,
  type DownloadFile,
  type FileSource,
  type Refusal,
} from './download-file.ts';

const columns = [
  { key: 'date', header: 'date', type: 'date' },
  { key: 'level', header: 'level', type: 'number' },
  { key: 'backTested', header: 'back_tested', type: 'yes-no' },
] as const;

/** The levels of an index as a file, or why there is none. */
export function levelFile(source: FileSource, levels: Levels | null): DownloadFile | Refusal {
  const { index } = source;
  if (levels === null) {
    return { status: 404, detail: `No levels are published for ${index.name}` };
  }
  const asOfDate = lastDate(levels.days);
  return {
    id: index.fundId,
    name: fileName(index, 'levels', asOfDate),
    about: aboutIndex(source, asOfDate),
    columns,
    rows: rowsOf(levels, index.launchDate === null ? null : dayOfIso(index.launchDate)),
  };
}

/** Where the launch date is not known, whether a level is back-tested is not known either. */
function* rowsOf({ days, values }: Levels, launch: number | null): Generator<Cell[]> {
  for (const [at, day] of days.entries()) {
    yield [isoOfDay(day), values[at] ?? null, launch === null ? null : day < launch];
  }
}
