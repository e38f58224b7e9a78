import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/level-columns.ts';
import {
  aboutIndex,
  fileName,
  lastDate,
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
    rows: { levels, launch: index.launchDate === null ? null : dayOfIso(index.launchDate) },
  };
}
