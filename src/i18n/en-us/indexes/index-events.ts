/** The kinds of events that a chart marks. */
export const eventKindNames = {
  launch: 'Launch',
  review: 'Review',
  'rule-change': 'Change of rules',
  correction: 'Corrected level',
  end: 'End of the index',
  crisis: 'Crisis',
};

/** Descriptions of the events in the history of an index, as the marks of its chart give them. */
export const indexEventMessages = {
  changes: (additions: string, deletions: string) => `Review: ${additions} in, ${deletions} out`,
  /** Marks a review that lies before the launch date. */
  backTested: (review: string) => `${review} (back-tested)`,
  ruleChange: (title: string) => `Change of rules: ${title}`,
  corrected: (reason: string) => `Corrected level: ${reason}`,
};
