import { setImmediate as letOthersIn } from 'node:timers/promises';
import { mostNamed, type LevelDates } from '#src/contract/api/endpoints/level-date-endpoints.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { lateFromOf, nextDueOf, publicationOf } from './next-due-of.ts';
import { findName } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Stored } from '../source.ts';

type LevelDate = LevelDates['levelDates'][number];

const rowsAtATime = 2_000;

/** Up to when levels reach and when the next are due, in groups: even a million indexes form few. */
export const levelDatesOf = oncePerRelease(async (source: Stored): Promise<LevelDate[]> => {
  const { site } = await siteTexts(source);
  const groups = new Map<string, LevelDate>();
  const { indexes } = source.snapshot.catalogue;
  for (let at = 0; at < indexes.size; at += 1) {
    if (at % rowsAtATime === 0) await letOthersIn();
    const { fundId, name, lastDate, ...row } = indexes.row(at);
    const publication = publicationOf({ lastDate, ...row });
    if (!publication.isLive || lastDate === null) continue;
    const { frequency } = publication;
    const nextDue = nextDueOf(publication, site.calendar);
    const key = [frequency, lastDate, nextDue?.by].join(' ');
    const group = groups.get(key) ?? {
      frequency,
      lastDate,
      nextDue,
      lateFrom: lateFromOf(publication, site),
      numberOfIndexes: 0,
      indexes: [],
    };
    group.numberOfIndexes += 1;
    if (group.indexes.length < mostNamed) group.indexes.push({ fundId, portfolioName: name });
    groups.set(key, group);
  }
  return Array.from(groups.values()).toSorted(
    (one, other) =>
      other.lastDate.localeCompare(one.lastDate) || other.numberOfIndexes - one.numberOfIndexes,
  );
});

export const levelDates: Resource<'levelDates'> = async ({ page, size }, source) => {
  const all = await levelDatesOf(source);
  return {
    levelDates: all.slice((page - 1) * size, page * size).map((one) => ({
      ...one,
      indexes: one.indexes.map(({ fundId, portfolioName }) => ({
        fundId,
        portfolioName: findName(source.snapshot, fundId) ?? portfolioName,
      })),
    })),
    totalLevelDates: all.length,
    numberOfIndexes: source.snapshot.catalogue.indexes.size,
    numberOfIndexesContinued: all.reduce((sum, { numberOfIndexes }) => sum + numberOfIndexes, 0),
  };
};
