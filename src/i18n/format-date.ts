import type { Language } from '#src/domain/language.ts';
import { formats } from './messages/formats.ts';

type DateParts = { year: string; month: string; day: string };

function partsOf(language: Language, isoDate: string): DateParts {
  const date = new Date(`${isoDate}T00:00:00Z`);
  return {
    year: String(date.getUTCFullYear()),
    month: formats(language).month(date.getUTCMonth() + 1),
    day: String(date.getUTCDate()),
  };
}

/** Formats a day: '31 Dec 2025', '2025年12月31日'. */
export function formatDate(language: Language, isoDate: string): string {
  const { year, month, day } = partsOf(language, isoDate);
  return formats(language).date(year, month, day);
}

/** Formats the time of day in UTC: '14:32 UTC'. */
export function formatTime(isoTime: string): string {
  return `${isoTime.slice(11, 16)} UTC`;
}

/** Formats a moment in UTC: '31 Dec 2025, 14:32 UTC', '2025年12月31日 14:32 UTC'. */
export function formatMoment(language: Language, isoTime: string): string {
  return formats(language).moment(formatDate(language, isoTime.slice(0, 10)), formatTime(isoTime));
}

/** Formats a day without its year, for places that name the year beside it: '31 Dec', '12月31日'. */
export function formatDayAndMonth(language: Language, isoDate: string): string {
  const { month, day } = partsOf(language, isoDate);
  return formats(language).dayAndMonth(month, day);
}

/** Formats a month, for axes and monthly figures: 'Dec 2025', '2025年12月'. */
export function formatMonth(language: Language, isoDate: string): string {
  const { year, month } = partsOf(language, isoDate);
  return formats(language).monthAndYear(year, month);
}

/** Formats a month without its year, for axes that name the year beside it: 'Dec', '12月'. */
export function formatMonthAlone(language: Language, isoDate: string): string {
  return partsOf(language, isoDate).month;
}

/** Formats a year: '2025', '2025年'. */
export function formatYear(language: Language, isoDate: string): string {
  return formats(language).year(partsOf(language, isoDate).year);
}
