/** What is told of the distribution of rolling returns. */
export const rollingParts = ['best', 'median', 'worst', 'positive'] as const;
export type RollingPart = (typeof rollingParts)[number];

export const rollingStems = {
  best: 'bestRollingReturn',
  median: 'medianRollingReturn',
  worst: 'worstRollingReturn',
  positive: 'positiveRollingReturns',
} as const satisfies Record<RollingPart, string>;

/** The tag by which a number of the rolling returns over so many months is asked. */
export const rollingTag = (part: RollingPart, months: number): string =>
  `${rollingStems[part]}${months / 12}Y`;
