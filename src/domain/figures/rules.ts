/**
 * The versions of the rules by which figures are calculated, with the day from which each applied. A new one is
 * added with every change that alters figures of the same levels; `rulesChanges` describes it on the page about
 * the state of the data. Stored figures are then calculated anew.
 */
export const rulesOfFigures = [
  { number: 1, since: '2026-11-20' },
  { number: 2, since: '2026-11-24' },
  { number: 3, since: '2026-11-24' },
  { number: 4, since: '2026-11-26' },
  { number: 5, since: '2026-11-27' },
] as const;

/** The current rules, by which all figures are calculated today, for every release. */
export const figureRules = rulesOfFigures.at(-1)!.number;
