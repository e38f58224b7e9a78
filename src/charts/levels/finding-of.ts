import { findingText } from './finding-text.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import { dayOfIso, type Day } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';

type Facts = Pick<IndexDetails, 'launchDate' | 'hasReturns' | 'hasCeased' | 'entitlements'>;

/**
 * The finding about an index's levels up to a day, or about all of them. Null for levels that are not the value of
 * an investment, where a drawdown has no meaning.
 */
export function findingOf(
  details: Facts,
  all: Levels,
  language: Language,
  until: Day = Infinity,
): string | null {
  const { launchDate, hasReturns, hasCeased, entitlements } = details;
  if (!hasReturns) return null;
  const series = levelsUntil(all, until);
  const isPast = series.days.length < all.days.length;
  return findingText({
    series,
    launch: launchDate ? dayOfIso(launchDate) : null,
    language,
    isCut: entitlements.historyFrom !== null,
    isThinned: !entitlements.downloads,
    moment: isPast ? 'earlier' : hasCeased ? 'end' : 'now',
  });
}

function levelsUntil({ days, values }: Levels, until: Day): Levels {
  const end = days.findIndex((day) => day > until);
  return end === -1 ? { days, values } : { days: days.slice(0, end), values: values.slice(0, end) };
}
