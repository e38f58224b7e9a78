/** Tables of a comparison: members in common, what the indexes hold, and their rules. */
export const comparedTableMessages = {
  overlap: 'Members in common',
  overlapNote: 'Of the newest lists that are published whole',
  overlapCaption: 'Members and weight in common, active share',
  pair: 'Pair',
  members: 'Members',
  weight: 'Weight in common',
  activeShare: 'Active share',
  noWholeList: 'not the whole list is published',
  noList: 'no list is published',
  sectors: 'Sectors',
  countries: 'Countries',
  weightsNote: '% of the weight',
  unclassified: 'Not classified',
  others: (count: string) => `${count} others`,
  rules: 'Rules',
};

/** Names of an index's rules. */
export const ruleNames = {
  variant: 'Variant',
  weighting: 'Weighting',
  rebalancing: 'Review',
  members: 'Members',
  family: 'Family',
  administrator: 'Administrator',
  frequency: 'Levels',
  launch: 'Launch date',
  first: 'First level',
  last: 'Last level',
};

/** How often an index is calculated. */
export const levelFrequencies = { daily: 'daily', weekly: 'weekly', monthly: 'monthly' };
