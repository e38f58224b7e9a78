import type { Translation } from '../define-messages.ts';
import type * as english from '../en-us/formats.ts';

export const formats: Translation<typeof english.formats> = {
  listSeparator: '、',
  sentenceSeparator: '',
  wordSeparator: '',
  month: (month) => `${month}月`,
  date: (year, month, day) => `${year}年${month}${day}日`,
  dayAndMonth: (month, day) => `${month}${day}日`,
  monthAndYear: (year, month) => `${year}年${month}`,
  year: (year) => `${year}年`,
  moment: (date, time) => `${date} ${time}`,
};
