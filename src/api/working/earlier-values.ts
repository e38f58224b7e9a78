import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Working } from '#src/domain/working/explain.ts';
import type { Observed } from '#src/domain/working/recorder.ts';
import type { Language } from '#src/domain/language.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { listReleasesBeforeChanges } from '#src/store/levels/level-releases.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { dateOf, rounded } from '../figures/rounded.ts';
import type { Stored } from '../source.ts';
import { mostChanges, standingReleases } from './earlier-releases.ts';
import type { Told } from './explained.ts';

type EarlierValue = FigureWorking['earlier'][number];

/** How the same figure was calculated in another release. */
type Earlier = {
  /** The indexes whose levels the figure depends on. */
  fundIds: readonly string[];
  /** Null where the release had no such figure. */
  explainIn: (then: Stored) => Promise<Pick<Told, 'index' | 'working'> | null>;
};

/** The differing values of a figure in earlier releases that were not withdrawn, by today's rules. */
export async function earlierValues(
  now: Told,
  lang: Language,
  { fundIds, explainIn }: Earlier,
  source: Stored,
): Promise<EarlierValue[]> {
  if (now.isWithheld) return [];
  const { snapshot } = source;
  const numbers = await listReleasesBeforeChanges(
    source.db,
    snapshot.release,
    fundIds,
    mostChanges,
  );
  const standing = await standingReleases(numbers, source);
  const found = await Promise.all(
    standing.map(async (release) => {
      // Levels that are withheld today are left out of the earlier release; its catalogue is not needed for that.
      const then = {
        ...snapshot,
        release: release.number,
        current: snapshot.current ?? snapshot,
      };
      const told = await explainIn({ ...source, snapshot: then });
      return told === null ? [] : [valueIn(release, told, now, lang)];
    }),
  );
  const value = rounded(now.working.value);
  return found.flat().filter((one) => one.value !== value);
}

function valueIn(
  { number, published }: Release,
  { index, working }: Pick<Told, 'index' | 'working'>,
  now: Told,
  lang: Language,
): EarlierValue {
  return {
    release: number,
    published: new Date(published).toISOString(),
    date: dateOf(index.levels.days.at(-1) ?? null),
    value: rounded(working.value),
    shown: shownFigure(lang, now.figure, working.value),
    reasons: reasonsOf(working, now.working),
  };
}

/** What differs between the observations of then and now. */
function reasonsOf(then: Working, now: Working): EarlierValue['reasons'] {
  const own = differenceOf(seriesOf(then, 'own'), seriesOf(now, 'own'));
  const others = differenceOf(seriesOf(then, 'other'), seriesOf(now, 'other'));
  const reasons: EarlierValue['reasons'] = [];
  if (own.isLater) reasons.push('levels-added');
  if (own.isChanged) reasons.push('levels-changed');
  if (others.isChanged) reasons.push('other-levels');
  return reasons.length > 0 ? reasons : ['terms'];
}

/** Where a figure is measured from earlier levels of its own, these are no other series. */
function seriesOf({ observed }: Working, series: 'own' | 'other'): Observed | null {
  const isItself = series === 'other' && observed?.other?.levels === observed?.own.levels;
  return isItself ? null : (observed?.[series] ?? null);
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
