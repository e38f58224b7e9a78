/** The chart of an index as a picture to take along. */
export const pictureLinkMessages = {
  title: 'The chart as a picture',
  levels: (format: string) => `Level (${format})`,
  drawdown: (format: string) => `Drawdown (${format})`,
};
