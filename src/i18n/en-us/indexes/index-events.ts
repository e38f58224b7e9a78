/** What happened to an index, as the marks of its chart say it. */
export const indexEventMessages = {
  launch: 'Launch',
  review: 'Review',
  changes: (additions: string, deletions: string) => `Review: ${additions} in, ${deletions} out`,
  /** Of a review that lies before the launch. */
  backTested: (review: string) => `${review} (back-tested)`,
  ruleChange: (title: string) => `Change of rules: ${title}`,
  correction: (reason: string | null) =>
    reason === null ? 'Corrected level' : `Corrected level: ${reason}`,
  end: 'End of the index',
};
