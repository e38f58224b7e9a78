import type { YearsOfIndex } from './load-returns-parts.ts';

/**
 * The years of a benchmark that end with those of an index: a whole year beside a whole one, the running one where both
 * have come to the same day. An index that has ended, or is late, is not held beside what its benchmark did since.
 */
export function yearsBeside(
  index: YearsOfIndex,
  benchmark: YearsOfIndex,
): YearsOfIndex['calendarYears'] {
  const isAsFar = index.asOfDate === benchmark.asOfDate;
  return benchmark.calendarYears.filter(({ year, toDate }) => {
    const own = index.calendarYears.find((one) => one.year === year);
    return own?.toDate === toDate && (isAsFar || !toDate);
  });
}
