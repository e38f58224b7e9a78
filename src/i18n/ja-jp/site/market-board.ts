import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/market-board.ts';

export const boardMessages: Translation<typeof english.boardMessages> = {
  title: (day) => `${day}の市場`,
  toLast: '最新の日に戻る',
  index: '指数',
  level: '指数値',
  change: '前回比',
  return1Y: '1年',
  sinceThen: 'その後',
  year: '1年間の推移',
  day: '表示する日',
};
