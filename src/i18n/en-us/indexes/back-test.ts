/** Figures that contain levels from before the launch date. */
export const backTestMessages = {
  includes: 'includes back-tested levels',
  including: (change: string) => `${change} (includes back-tested levels)`,
  note: '† contains levels from before the launch date, which are back-tested and hypothetical.',
  unknownLevels: 'The launch date is not published: which levels are back-tested is not known.',
  unknownOfSome:
    'Where no launch date is published, which figures include back-tested levels is not known.',
  unknownFigures:
    'The launch date is not published: which figures include back-tested levels is not known.',
};
