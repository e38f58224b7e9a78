/** Texts of the page that compares indexes. */
export const compareMessages = {
  title: 'Compare indexes',
  lead: 'Two to ten indexes beside each other, every figure as of the same last day that all have. Choose a return or a measure of risk to see how it came about.',
  titleOf: (names: readonly string[]) => `Compare ${names.join(', ')}`,
  chosen: 'Compared',
  change: 'Add an index, change the window',
  remove: (name: string) => `${name}: remove from comparison`,
  choose: 'Choose two indexes at least',
  notFound: (term: string) => `No index found for "${term}"`,
  refused: 'This address asks for what cannot be compared',
  blend: 'Blend them',
  withheld: (name: string, date: string) =>
    `Not all levels of ${name} are public. Its figures are those of its page, to its own last day (${date}); it has none over the window, in crises or with others.`,
  notInvested: (names: string) =>
    `The levels of ${names} are not the value of invested money: they have no returns to compare.`,
  standsHighest: (highest: string, most: string, lowest: string, least: string) =>
    `${highest} stands highest, at ${most}; ${lowest} lowest, at ${least}`,
  asPublished: (from: string, to: string) => `Levels as published, ${from} to ${to}.`,
  against: (name: string) => `Against ${name}`,
  againstNote: 'Monthly returns of the window',
};

/** The reasons why indexes have no common window. */
export const noWindowTexts = {
  'no-common-days':
    'These indexes have no two days in common: there is no window to compare them over.',
  'before-first': 'The window begins before all of these indexes have levels.',
  'too-short': 'The window holds fewer than two days that all of these indexes have in common.',
  'no-returns':
    'Fewer than two of these indexes are investments: the levels of the others have no returns to compare.',
  withheld:
    'Fewer than two of these indexes have all their levels public: each has the figures of its own page.',
};
