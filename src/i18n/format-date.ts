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

/** '31 Dec 2025', '2025年12月31日'. */
export function formatDate(language: Language, isoDate: string): string {
  const { year, month, day } = partsOf(language, isoDate);
  return formats(language).date(year, month, day);
}

/** '14:32 UTC', of a time in UTC. */
export function formatTime(isoTime: string): string {
  return `${isoTime.slice(11, 16)} UTC`;
}

/** '31 Dec 2025, 14:32 UTC', '2025年12月31日 14:32 UTC', of a time in UTC. */
export function formatMoment(language: Language, isoTime: string): string {
  return formats(language).moment(formatDate(language, isoTime.slice(0, 10)), formatTime(isoTime));
}

/** '31 Dec', '12月31日': where the year stands beside it. */
export function formatDayAndMonth(language: Language, isoDate: string): string {
  const { month, day } = partsOf(language, isoDate);
  return formats(language).dayAndMonth(month, day);
}

/** 'Dec 2025', '2025年12月': axes and monthly figures. */
export function formatMonth(language: Language, isoDate: string): string {
  const { year, month } = partsOf(language, isoDate);
  return formats(language).monthAndYear(year, month);
}

/** 'Dec', '12月': on an axis that names the year beside it. */
export function formatMonthAlone(language: Language, isoDate: string): string {
  return partsOf(language, isoDate).month;
}

/** '2025', '2025年'. */
export function formatYear(language: Language, isoDate: string): string {
  return formats(language).year(partsOf(language, isoDate).year);
}
