/** The last year of the indexes that the provider shows first, and the thread that is the day. */
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
