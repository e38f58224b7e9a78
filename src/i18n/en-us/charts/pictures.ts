/** Texts of charts shown as images on other pages. Figures and dates are passed formatted. */
export const pictureMessages = {
  source: (provider: string, release: string, day: string) =>
    `Source: ${provider}, release ${release}, as of ${day}`,
  backTested: (launch: string) => `Dashed: back-tested, before the launch on ${launch}.`,
  unknown: 'The launch date is not published: which levels are back-tested is not known.',
  description: (values: Record<'what' | 'name' | 'value' | 'day' | 'from', string>) =>
    `${values.name}: ${values.what} ${values.value} on ${values.day}. Line from ${values.from}.`,
  calendarYears: 'Returns of calendar years',
  values: (day: string, values: string) => `On ${day}: ${values}.`,
  pointsBackTested: 'Figures may include back-tested levels, from before the launch of an index.',
  points: (up: string, across: string) => `${up} by ${across}`,
};
