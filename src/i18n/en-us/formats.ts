const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * How numbers, days and rows of texts are written. Written out rather than asked of Intl: the order of the parts of a date
 * differs there between English regions and versions, and its first format costs a phone a tenth of a second.
 */
export const formats = {
  groupSeparator: ',',
  decimalSeparator: '.',
  listSeparator: ', ',
  sentenceSeparator: ' ',
  /** Between the parts of a compound. */
  wordSeparator: ' ',
  month: (month: number): string => months[month - 1] ?? '',
  date: (year: string, month: string, day: string): string => `${day} ${month} ${year}`,
  dayAndMonth: (month: string, day: string): string => `${day} ${month}`,
  monthAndYear: (year: string, month: string): string => `${month} ${year}`,
  year: (year: string): string => year,
  moment: (date: string, time: string): string => `${date}, ${time}`,
};
