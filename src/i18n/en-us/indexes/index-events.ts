/** What each mark of a chart stands for. */
export const eventKindNames = {
  launch: 'Launch',
  review: 'Review',
  'rule-change': 'Change of rules',
  correction: 'Corrected level',
  end: 'End of the index',
  crisis: 'Crisis',
};

/** What happened to an index, as the marks of its chart say it. */
export const indexEventMessages = {
  changes: (additions: string, deletions: string) => `Review: ${additions} in, ${deletions} out`,
  /** Of a review that lies before the launch. */
  backTested: (review: string) => `${review} (back-tested)`,
  ruleChange: (title: string) => `Change of rules: ${title}`,
  corrected: (reason: string) => `Corrected level: ${reason}`,
};
