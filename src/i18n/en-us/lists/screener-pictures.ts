/** Pictures of the screener: its list as points, lines in its rows, shades in its cells. */
export const screenerPictureMessages = {
  pictures: 'Pictures',
  scatter: 'List as points',
  noScatter: 'Without points',
  heat: 'Shade returns',
  noHeat: 'Without shades',
  across: 'Across',
  up: 'Up',
  show: 'Show',
};
