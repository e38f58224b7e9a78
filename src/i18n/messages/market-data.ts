import { defineMessages } from '../define-messages.ts';

/** What stands beside a level: whether it is live. */
export const marketDataMessages = defineMessages(
  {
    notLive: 'Last published level, not a live quote.',
    nextDue: (date: string, time: string) => `Next level due by ${date}, ${time}.`,
    late: (date: string, time: string) => `Late: the next level was due by ${date}, ${time}.`,
    live: 'Live',
    delayed: (minutes: string) => `delayed by ${minutes} minutes`,
    sinceClose: 'against the last published level',
  },
  {
    notLive: '直近の公表値です（リアルタイムの値ではありません）。',
    nextDue: (date, time) => `次の指数値の公表期限：${date} ${time}。`,
    late: (date, time) => `公表が遅れています（次の指数値の公表期限：${date} ${time}）。`,
    live: 'リアルタイム',
    delayed: (minutes) => `${minutes}分遅れ`,
    sinceClose: '直近の公表値比',
  },
);
