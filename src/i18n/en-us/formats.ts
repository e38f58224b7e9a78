const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Formats of numbers, dates and lists. They are written out instead of taken from Intl, because there the order of a
 * date's parts differs between English regions and versions, and its first use costs a phone a tenth of a second.
 */
export const formats = {
  groupSeparator: ',',
  decimalSeparator: '.',
  listSeparator: ', ',
  sentenceSeparator: ' ',
  /** Stands between the parts of a compound word. */
  wordSeparator: ' ',
  month: (month: number): string => months[month - 1] ?? '',
  date: (year: string, month: string, day: string): string => `${day} ${month} ${year}`,
  dayAndMonth: (month: string, day: string): string => `${day} ${month}`,
  monthAndYear: (year: string, month: string): string => `${month} ${year}`,
  year: (year: string): string => year,
  moment: (date: string, time: string): string => `${date}, ${time}`,
};
