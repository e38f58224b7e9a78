import { defineMessages } from '../define-messages.ts';

/** What stands beside a level: whether it is live. */
export const marketDataMessages = defineMessages(
  {
    notLive: 'Last published level, not a live quote.',
    lost: 'Live quotes are interrupted: this is the last published level.',
    nextDue: (date: string, time: string) => `Next level due by ${date}, ${time}.`,
    late: (date: string, time: string) => `Late: the next level was due by ${date}, ${time}.`,
    live: 'Live',
    at: (date: string, time: string) => `${date}, ${time}`,
    intraday: 'intraday',
    delayed: (minutes: string) => `delayed by ${minutes} minutes`,
    sinceClose: 'against the last published level',
  },
  {
    notLive: '直近の公表値です（リアルタイムの値ではありません）。',
    lost: 'リアルタイム値の配信が中断しているため、直近の公表値を表示しています。',
    nextDue: (date, time) => `次の指数値の公表期限：${date} ${time}。`,
    late: (date, time) => `公表が遅れています（次の指数値の公表期限：${date} ${time}）。`,
    live: 'リアルタイム',
    at: (date, time) => `${date} ${time}`,
    intraday: '日中値',
    delayed: (minutes) => `${minutes}分遅れ`,
    sinceClose: '直近の公表値比',
  },
);
