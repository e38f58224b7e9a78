import { defineMessages } from '../define-messages.ts';

/** What stands beside a level: whether it is live. */
export const marketDataMessages = defineMessages(
  {
    notLive: 'Last published level, not a live quote.',
    live: 'Live',
    delayed: (minutes: string) => `delayed by ${minutes} minutes`,
    sinceClose: 'against the last published level',
  },
  {
    notLive: '直近の公表値です（リアルタイムの値ではありません）。',
    live: 'リアルタイム',
    delayed: (minutes) => `${minutes}分遅れ`,
    sinceClose: '直近の公表値比',
  },
);
