import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/mixes/compared-figures.ts';

export const comparedFiguresMessages: Translation<typeof english.comparedFiguresMessages> = {
  caption: '各指数の数値（%）',
  index: '指数',
  asOf: '日付',
  volatility: 'ボラティリティ（3年）',
  drawdown: '最大下落率（3年）',
};
