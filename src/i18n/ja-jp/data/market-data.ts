import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/market-data.ts';

export const marketDataMessages: Translation<typeof english.marketDataMessages> = {
  notLive: '直近の公表値です（リアルタイムの値ではありません）。',
  lost: 'リアルタイム値の配信が中断しているため、直近の公表値を表示しています。',
  nextDue: (date, time) => `次の指数値の公表期限：${date} ${time}。`,
  outdated: '算出頻度から見て、指数値の更新が遅れています。',
  late: (date, time) => `公表が遅れています（次の指数値の公表期限：${date} ${time}）。`,
  live: 'リアルタイム',
  at: (date, time) => `${date} ${time}`,
  intraday: '日中値',
  delayed: (minutes) => `${minutes}分遅れ`,
  sinceClose: '直近の公表値比',
};
