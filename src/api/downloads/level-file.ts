import { dayOfIso, isoOfDay, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { api } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import {
  aboutIndex,
  fileName,
  lastDate,
  type About,
  type DownloadFile,
  type FileSource,
  type Refusal,
} from './download-file.ts';

const columns = [
  { key: 'date', header: 'date', type: 'date' },
  { key: 'level', header: 'level', type: 'number' },
  { key: 'backTested', header: 'back_tested', type: 'boolean' },
  { key: 'corrected', header: 'corrected', type: 'boolean' },
] as const;

/** Corrected levels that the head of a file lists at most; the rows mark all of them. */
export const mostNamed = 20;

/** The latest corrections of an index's levels, their number, and the days of all of them. */
type Corrected = { corrections: readonly { day: Day }[]; total: number; days: ReadonlySet<Day> };

/** The levels of an index as a file, or the reason why there is none. */
export function levelFile(
  source: FileSource,
  levels: Levels | null,
  corrected: Corrected,
): DownloadFile | Refusal {
  const { index } = source;
  if (levels === null) {
    return { status: 404, detail: `No levels are published for ${index.name}` };
  }
  const asOfDate = lastDate(levels.days);
  return {
    id: index.fundId,
    name: fileName(index, 'levels', asOfDate),
    about: [...aboutIndex(source, asOfDate), ...aboutCorrections(source, corrected)],
    columns,
    rows: {
      levels,
      launch: index.launchDate === null ? null : dayOfIso(index.launchDate),
      corrected: corrected.days,
    },
  };
}

/** Lists corrected levels, and where their old and new values are published. */
function aboutCorrections({ index, origin }: FileSource, { corrections, total }: Corrected): About {
  if (total === 0) return [];
  const days = new Set(corrections.map(({ day }) => isoOfDay(day)));
  const more = total - corrections.length;
  const ledger = callAddress(api.corrections, { indexId: index.fundId });
  return [
    {
      key: 'correctedLevels',
      label: 'Corrected levels',
      value: [...days].join(', ') + (more > 0 ? ` and ${more} earlier corrections` : ''),
    },
    { key: 'corrections', label: 'Corrections', value: `${origin}${ledger}` },
  ];
}
