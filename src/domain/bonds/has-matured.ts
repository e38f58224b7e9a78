/** Whether a bond or a note is over on a day; both are ISO dates. It still runs on the day of its maturity. */
export const hasMatured = (maturity: string | null, day: string): boolean =>
  maturity !== null && maturity < day;
