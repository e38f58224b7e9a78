import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { refusal } from '#src/domain/refusal.ts';
import type { YearsJob } from '#src/pictures/picture.ts';
import type { ChartRequest } from './chart-request.ts';

/** Periods of whole years, with their number. */
const yearsIn: Partial<Record<string, number>> = {
  '1Y': 1,
  '3Y': 3,
  '5Y': 5,
  '10Y': 10,
  Max: Infinity,
};

/**
 * The calendar years to draw: those of a period with the running year, or those between two days.
 * @throws NotFoundError for an index without a return of any of these years
 * @throws InvalidInputError for a period that is not a number of years
 */
export function yearsOf(
  { fundId, calendarYears, asOfDate }: IndexFigures,
  request: Pick<ChartRequest, 'period' | 'from' | 'to'>,
): Pick<YearsJob, 'years' | 'asOfDate'> {
  const years = yearsAsked(calendarYears, request);
  if (asOfDate === null || years.every(({ value }) => value === null)) {
    throw new NotFoundError(`No returns of calendar years of ${fundId} are published there`, [
      refusal('no-years', { name: fundId }),
    ]);
  }
  return {
    asOfDate,
    years: years.map(({ year, value, toDate, crossesLaunch }) => ({
      year,
      value,
      toDate,
      crossesLaunch,
    })),
  };
}

type Years = IndexFigures['calendarYears'];

function yearsAsked(
  all: Years,
  { period = '10Y', from, to }: Pick<ChartRequest, 'period' | 'from' | 'to'>,
): Years {
  const most = yearsIn[period];
  if (most === undefined) {
    const known = Object.keys(yearsIn).join(', ');
    const reason = refusal('years-only', { periods: known });
    throw new InvalidInputError(
      `period: calendar years are shown over ${known}`,
      ['period'],
      [],
      [reason],
    );
  }
  if (from !== undefined || to !== undefined) {
    const [first, last] = [from ?? '0000', to ?? '9999'].map((day) => Number(day.slice(0, 4)));
    return all.filter(({ year }) => year >= first! && year <= last!);
  }
  const running = all.some(({ toDate }) => toDate) ? 1 : 0;
  return all.slice(0, most + running);
}
