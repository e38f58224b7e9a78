import { isoOfDay } from '#src/domain/day.ts';
import type { Random } from '../random.ts';
import { day, listDate } from '../trading-days.ts';

const asOf = day(listDate);
const daysOfYear = 365.25;

/** Years from the day of the lists to a date. */
export function yearsFrom(iso: string): number {
  return (day(iso) - asOf) / daysOfYear;
}

/**
 * A date to mature on, a year from the last review at least, so that the years to go are as many on average.
 * None lies between the last review and the day of the lists, in whatever year: what a range held at the review
 * it holds on that day.
 */
export function maturityOf(
  random: Random,
  { average, longest }: { average: number; longest: number },
): string {
  const years =
    longest > 12 ? ofLongMarket(random, average, longest) : ofShortMarket(random, average, longest);
  const wanted = isoOfDay(asOf + Math.round(years * daysOfYear));
  const month = wanted.slice(5, 7);
  // Fifteenth of the month, or the end of November: the first after the day that was drawn.
  if (month === '11') return `${wanted.slice(0, 4)}-11-30`;
  return wanted.slice(8) <= '15' ? `${wanted.slice(0, 7)}-15` : nextMonth(wanted);
}

function nextMonth(iso: string): string {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  if (month === 10) return `${year}-11-30`;
  return month === 12 ? `${year + 1}-01-15` : `${year}-${String(month + 1).padStart(2, '0')}-15`;
}

/** Of a uniform number to the power of p, the mean is 1 / (1 + p). */
function ofShortMarket(random: Random, average: number, longest: number): number {
  const power = (longest - 1) / (average - 1) - 1;
  return 1.05 + random.uniform() ** power * (longest - 1.1);
}

/** Most bonds run for less than ten years; so many for longer that the average comes out. */
function ofLongMarket(random: Random, average: number, longest: number): number {
  const short = 1.05 + 8.9 * random.uniform() ** 1.4;
  const meanShort = 1.05 + 8.9 / 2.4;
  const meanLong = 10 + (longest - 10) * 0.45;
  const part = Math.max(0.03, (average - meanShort) / (meanLong - meanShort));
  const isLong = random.uniform() < part;
  return isLong ? 10 + (longest - 10.1) * random.uniform() ** 1.22 : short;
}
