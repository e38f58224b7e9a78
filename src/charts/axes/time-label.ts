import { isoOfDay } from '#src/domain/day.ts';
import type { Language } from '#src/domain/language.ts';
import {
  formatDayAndMonth,
  formatMonth,
  formatMonthAlone,
  formatYear,
} from '#src/i18n/format-date.ts';
import type { TimeTick } from './time-ticks.ts';

const labelOf: Record<TimeTick['unit'], (language: Language, isoDate: string) => string> = {
  day: formatDayAndMonth,
  month: formatMonthAlone,
  'month-of-year': formatMonth,
  year: formatYear,
};

/** The text of a tick of the time axis. */
export function timeLabel(language: Language, { day, unit }: TimeTick): string {
  return labelOf[unit](language, isoOfDay(day));
}
