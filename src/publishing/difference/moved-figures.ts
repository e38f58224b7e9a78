import type { HolidaysOf } from '#src/contract/provider/holidays.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { figureOf, measureAll } from '#src/domain/register/register.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import { figureName } from '#src/i18n/figure-name.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { listLevels } from '#src/store/levels/levels.ts';
import { mergeSegments } from '#src/store/levels/series.ts';
import type { Database } from '#src/store/store.ts';
import type { IndexDirectory } from '../indexes/index-directory.ts';
import type { ChangedLevels } from './difference.ts';
import type { FigureChange } from './difference-report.ts';

/** Each index needs two calculations over its whole history: more indexes would take minutes. */
const mostCompared = 50;

/** Collects the corrections of the first indexes with corrected levels. */
export function watchCorrected() {
  const kept: ChangedLevels[] = [];
  let notCompared = 0;
  const see = (change: ChangedLevels): void => {
    if (change.changes.oldValues.every(Number.isNaN)) return;
    if (kept.length < mostCompared) kept.push(change);
    else notCompared++;
  };
  return {
    see,
    kept,
    /** Number of indexes beyond those. */
    notCompared: () => notCompared,
  };
}

type Measuring = {
  db: Database;
  release: number;
  directory: Pick<IndexDirectory, 'facts' | 'historyFrom'>;
  holidays: HolidaysOf;
};

/**
 * Figures of indexes that pages show with other digits because of corrected levels. New levels move figures too, as
 * they should, so that both sides are calculated up to the old last day.
 */
export async function movedFigures(
  changes: readonly ChangedLevels[],
  { db, release, directory, holidays }: Measuring,
): Promise<FigureChange[]> {
  const published = await listLevels(
    db,
    release,
    changes.map(({ fundId }) => fundId),
  );
  return changes.flatMap(({ fundId, changes: { days, values } }) => {
    const facts = directory.facts(fundId);
    const before = published.get(fundId);
    const end = before?.days.at(-1);
    if (!facts?.hasReturns || !before || end === undefined) return [];
    const until = days.filter((day) => day <= end).length;
    const changed = { days: days.slice(0, until), values: values.slice(0, until) };
    const after = mergeSegments([before, changed]);
    const terms = { frequency: facts.frequency, holidays: holidays(facts.calendar) };
    const isCut = directory.historyFrom(fundId) !== null;
    const shown = (levels: Levels) => shownFigures(levels, { ...terms, isCut });
    const [then, now] = [shown(before), shown(after)];
    return Array.from(new Set([...then.keys(), ...now.keys()])).flatMap((figure) => {
      const [one, other] = [then.get(figure) ?? '–', now.get(figure) ?? '–'];
      return one === other
        ? []
        : [{ key: fundId, name: facts.name, figure, before: one, after: other }];
    });
  });
}

type Terms = Pick<Parameters<typeof measureAll>[0], 'frequency' | 'isCut' | 'holidays'>;

/** Formatted figures by their English names. */
function shownFigures(levels: Levels, terms: Terms): Map<string, string> {
  const alone = { launch: null, benchmark: null, riskFree: null };
  return new Map(
    measureAll({ ...terms, ...alone, levels }).map(({ tag, value }) => {
      const figure = figureOf(tag);
      return [figureName(defaultLanguage, figure), shownFigure(defaultLanguage, figure, value)];
    }),
  );
}
