import { findingText } from './finding-text.ts';
import type { IndexDetails } from '#src/contract/api/index-details.ts';
import { dayOfIso } from '#src/domain/day.ts';
import type { Levels } from '#src/domain/levels/level-columns.ts';
import type { Language } from '#src/domain/language.ts';

type Facts = Pick<IndexDetails, 'launchDate' | 'hasReturns' | 'hasCeased' | 'entitlements'>;

/** What the levels of an index say; null for levels that are no value of invested money, of which a fall says nothing. */
export function findingOf(details: Facts, series: Levels, language: Language): string | null {
  const { launchDate, hasReturns, hasCeased, entitlements } = details;
  if (!hasReturns) return null;
  return findingText({
    series,
    launch: launchDate ? dayOfIso(launchDate) : null,
    language,
    isCut: entitlements.historyFrom !== null,
    isThinned: !entitlements.downloads,
    hasCeased,
  });
}
