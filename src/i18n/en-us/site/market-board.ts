/** Texts of the home page's board: the last year of the flagship indexes, and the thread that selects a day. */
export const boardMessages = {
  title: (day: string) => `Markets on ${day}`,
  toLast: 'Back to the last day',
  index: 'Index',
  level: 'Level',
  change: 'Change',
  return1Y: '1Y return',
  sinceThen: 'Since then',
  year: 'One year',
  day: 'Day of the figures',
};
