/**
 * The rules by which figures follow from levels, and the day from which each held. One is added with every change after which
 * the same levels give other figures; `rulesChanges` says what changed, on the page of the data's status. What is kept of figures is then made anew.
 */
export const rulesOfFigures = [
  { number: 1, since: '2026-11-20' },
  { number: 2, since: '2026-11-24' },
  { number: 3, since: '2026-11-24' },
  { number: 4, since: '2026-11-26' },
] as const;

/** The number of the rules that all figures are made by today, as of whichever release. */
export const figureRules = rulesOfFigures.at(-1)!.number;
