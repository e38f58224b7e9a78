/** Links to the chart of an index as an image file. */
export const pictureLinkMessages = {
  title: 'The chart as a picture',
  levels: (format: string) => `Level (${format})`,
  drawdown: (format: string) => `Drawdown (${format})`,
  'calendar-years': (format: string) => `Calendar years (${format})`,
  composition: (format: string) => `Composition (${format})`,
  compare: (format: string) => `Levels (${format})`,
  blend: (format: string) => `Levels (${format})`,
  screener: (format: string) => `Points (${format})`,
};
