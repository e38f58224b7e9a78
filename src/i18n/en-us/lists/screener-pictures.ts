/** Texts of the screener's graphics: the scatter plot, sparklines in rows, shading of cells. */
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
