import { dayOf, dayOfIso, type Day } from '#src/domain/day.ts';

export type DateReader = (text: string) => Day | null;

const isoWithTime = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const tokens: Record<string, string> = {
  YYYY: '(?<year>\\d{4})',
  MMM: `(?<month>${months.join('|')})`,
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
};

/** ISO dates, with or without a time. */
export const readIsoDate: DateReader = (text) => dayOfIso(isoWithTime.exec(text)?.[1] ?? '');

/** Makes a reader of names of periods: like `dateReader`, with `YYYY` for the last day of the year. */
export function periodReader(format: string): DateReader | null {
  if (format !== 'YYYY') return dateReader(format);
  return (text) => (/^\d{4}$/.test(text) ? lastDayOf(Number(text), 12) : null);
}

/**
 * Makes a reader of a format such as `M/D/YYYY`, `D-MMM-YYYY` or `YYYY年M月D日`. A format without a day means the last day
 * of the month. Null for a format without year or month.
 */
export function dateReader(format: string): DateReader | null {
  if (!format.includes('YYYY') || !format.replace('YYYY', '').includes('M')) return null;
  const pattern = format
    .split(/(YYYY|MM?M?|DD?)/)
    .map((part) => tokens[part] ?? part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('');
  const expression = new RegExp(`^${pattern}$`, 'i');
  return (text) => {
    const groups = expression.exec(text)?.groups;
    if (!groups) return null;
    const year = Number(groups['year']);
    const month = monthOf(groups['month'] ?? '');
    return groups['day'] ? dayOf(year, month, Number(groups['day'])) : lastDayOf(year, month);
  };
}

function monthOf(text: string): number {
  return months.indexOf(text.toLowerCase()) + 1 || Number(text);
}

function lastDayOf(year: number, month: number): Day | null {
  if (month < 1 || month > 12) return null;
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
  return next === null ? null : next - 1;
}
