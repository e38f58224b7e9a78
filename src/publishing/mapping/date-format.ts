import { dayOf, dayOfIso, type Day } from '#src/domain/day.ts';

export type DateReader = (text: string) => Day | null;

const isoWithTime = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
const tokens: Record<string, string> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
};

/** ISO dates, with or without a time behind them. */
export const readIsoDate: DateReader = (text) => dayOfIso(isoWithTime.exec(text)?.[1] ?? '');

/**
 * Makes the reader of a format such as `M/D/YYYY` or `YYYY年M月D日`. A format without a day stands for
 * the last day of the month. Null when the format has no year or no month.
 */
export function dateReader(format: string): DateReader | null {
  if (!format.includes('YYYY') || !format.replace('YYYY', '').includes('M')) return null;
  const pattern = format
    .split(/(YYYY|MM?|DD?)/)
    .map((part) => tokens[part] ?? part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('');
  const expression = new RegExp(`^${pattern}$`);
  return (text) => {
    const groups = expression.exec(text)?.groups;
    if (!groups) return null;
    const year = Number(groups['year']);
    const month = Number(groups['month']);
    return groups['day'] ? dayOf(year, month, Number(groups['day'])) : lastDayOf(year, month);
  };
}

function lastDayOf(year: number, month: number): Day | null {
  if (month < 1 || month > 12) return null;
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
  return next === null ? null : next - 1;
}
