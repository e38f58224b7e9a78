import type { Language } from './languages.ts';

type DateParts = { year: string; month: string; day: string };

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function partsOf(language: Language, isoDate: string): DateParts {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const month = date.getUTCMonth();
  return {
    year: String(date.getUTCFullYear()),
    month: language === 'ja-jp' ? `${month + 1}月` : (englishMonths[month] ?? ''),
    day: String(date.getUTCDate()),
  };
}

// Written out here: the order of the parts in Intl differs between English regions and versions, and its first
// format costs a phone time.

/** '31 Dec 2025', '2025年12月31日'. */
export function formatDate(language: Language, isoDate: string): string {
  const { year, month, day } = partsOf(language, isoDate);
  return language === 'ja-jp' ? `${year}年${month}${day}日` : `${day} ${month} ${year}`;
}

/** '14:32 UTC', of a time in UTC. */
export function formatTime(isoTime: string): string {
  return `${isoTime.slice(11, 16)} UTC`;
}

/** '31 Dec 2025, 14:32 UTC', '2025年12月31日 14:32 UTC', of a time in UTC. */
export function formatMoment(language: Language, isoTime: string): string {
  const between = language === 'ja-jp' ? ' ' : ', ';
  return formatDate(language, isoTime.slice(0, 10)) + between + formatTime(isoTime);
}

/** '31 Dec', '12月31日': where the year stands beside it. */
export function formatDayAndMonth(language: Language, isoDate: string): string {
  const { month, day } = partsOf(language, isoDate);
  return language === 'ja-jp' ? `${month}${day}日` : `${day} ${month}`;
}

/** 'Dec 2025', '2025年12月': axes and monthly figures. */
export function formatMonth(language: Language, isoDate: string): string {
  const { year, month } = partsOf(language, isoDate);
  return language === 'ja-jp' ? `${year}年${month}` : `${month} ${year}`;
}

/** 'Dec', '12月': on an axis that names the year beside it. */
export function formatMonthAlone(language: Language, isoDate: string): string {
  return partsOf(language, isoDate).month;
}

/** '2025', '2025年'. */
export function formatYear(language: Language, isoDate: string): string {
  const { year } = partsOf(language, isoDate);
  return language === 'ja-jp' ? `${year}年` : year;
}
