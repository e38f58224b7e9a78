import type { Missing } from '#src/domain/figures/measured.ts';
/** The reasons why a figure is missing, worded as part of a sentence. */
export const missingTexts: Record<Missing, string> = {
  'too-short': 'the published history is too short',
  withheld: 'the provider withholds the levels that it would start from',
  gap: 'a level is missing where one is needed',
  'no-variance': 'nothing varied over the window',
  'not-covered': 'the index it is measured against has no levels for the whole window',
  ended: 'the index it is measured against ended, or is more than a month behind',
  'not-positive': 'a level is not above zero',
  'no-launch-date': 'no launch date is published',
  'no-such-month': 'no month of the window is of the kind that is measured',
  'no-fall': 'the level never fell in the window',
  'not-recovered': 'the level has not come back to its peak',
  'no-benchmark': 'the provider names no benchmark',
  'no-risk-free': 'the provider names no risk-free index of the currency',
  'no-returns': 'its levels are not the value of invested money',
  'not-published': 'what it is made of is not published, or not as a whole',
};

export const missingMessages = {
  note: (reasons: readonly string[]): string => `A dash (—) means: ${reasons.join('; or ')}.`,
};
