import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Working } from '#src/domain/working/explain.ts';
import type { Observed } from '#src/domain/working/recorder.ts';
import type { Language } from '#src/domain/language.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { listReleasesBeforeChanges } from '#src/store/levels/level-releases.ts';
import { listReleases, type Release } from '#src/store/releases/releases.ts';
import { readMeasuredIndex } from '../figures/read-measured-index.ts';
import { dateOf, rounded } from '../figures/rounded.ts';
import type { Stored } from '../source.ts';
import { explainedOf, type Explained } from './explained.ts';

type Earlier = FigureWorking['earlier'][number];

/** Most changes of levels that are examined: each reads whole histories. */
const mostChanges = 5;

/** The differing values of a figure in earlier releases that were not withdrawn, by today's rules. */
export async function earlierValues(
  explained: Explained,
  lang: Language,
  source: Stored,
): Promise<Earlier[]> {
  const { record, other } = explained;
  const { release } = source.snapshot;
  const fundIds = [record.fundId, ...(other === null ? [] : [other.fundId])];
  const [numbers, releases] = await Promise.all([
    listReleasesBeforeChanges(source.db, release, fundIds, mostChanges),
    listReleases(source.db, release),
  ]);
  const standing = releases.filter(
    ({ number, withdrawn, pruned }) => numbers.includes(number) && !withdrawn && pruned === null,
  );
  const found = await Promise.all(standing.map((one) => valueIn(one, explained, lang, source)));
  const now = rounded(explained.working.value);
  return found.flatMap((one) => (one === null || one.value === now ? [] : [one]));
}

/** Null where the release had no such index. */
async function valueIn(
  { number, published }: Release,
  { figure, record, working }: Explained,
  lang: Language,
  source: Stored,
): Promise<Earlier | null> {
  const { snapshot } = source;
  // Levels that are withheld today are left out of the earlier release; its catalogue is not needed for that.
  const then = { ...snapshot, release: number, current: snapshot.current ?? snapshot };
  const read = await readMeasuredIndex(record.fundId, { ...source, snapshot: then }).catch(
    (error: unknown) => {
      if (error instanceof NotFoundError) return null;
      throw error;
    },
  );
  if (read === null) return null;
  const { index } = read;
  const found = explainedOf(figure, read);
  return {
    release: number,
    published: new Date(published).toISOString(),
    date: dateOf(index.levels.days.at(-1) ?? null),
    value: rounded(found.value),
    shown: shownFigure(lang, figure, found.value),
    reasons: reasonsOf(found, working),
  };
}

/** What differs between the observations of then and now. */
function reasonsOf(then: Working, now: Working): Earlier['reasons'] {
  const [own, others] = (['own', 'other'] as const).map((series) =>
    differenceOf(then.observed?.[series] ?? null, now.observed?.[series] ?? null),
  );
  const reasons: Earlier['reasons'] = [];
  if (own?.isLater) reasons.push('levels-added');
  if (own?.isChanged) reasons.push('levels-changed');
  if (others?.isChanged) reasons.push('other-levels');
  return reasons.length > 0 ? reasons : ['terms'];
}

function differenceOf(then: Observed | null, now: Observed | null) {
  if (then === null || now === null) return { isLater: then !== now, isChanged: false };
  const known = levelsByDay(now.levels);
  const last = (of: Observed) => of.levels.days.at(-1) ?? 0;
  const { days, values } = then.levels;
  const isChanged = then.positions.some((at) => known.get(days[at] ?? 0) !== values[at]);
  return { isLater: last(now) > last(then), isChanged };
}

const levelsByDay = ({ days, values }: Levels) =>
  new Map(Array.from(days, (day, at) => [day, values[at]]));
