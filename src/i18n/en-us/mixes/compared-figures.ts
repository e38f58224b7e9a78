/** The table of figures beside the lines of a comparison. */
export const comparedFiguresMessages = {
  caption: 'Figures of these indexes, in percent',
  index: 'Index',
  asOf: 'As of',
  volatility: 'Volatility 3Y',
  drawdown: 'Max. drawdown 3Y',
};
