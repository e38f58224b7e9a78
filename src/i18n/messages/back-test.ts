import { defineMessages } from '../define-messages.ts';

/** Figures that contain levels from before the launch date. */
export const backTestMessages = defineMessages(
  {
    includes: 'includes back-tested levels',
    including: (change: string) => `${change} (includes back-tested levels)`,
    note: '† contains levels from before the launch date, which are back-tested and hypothetical.',
  },
  {
    includes: 'バックテストの指数値を含む',
    including: (change) => `${change}（バックテストの指数値を含む）`,
    note: '†は、公表開始日より前のバックテストによる仮定の指数値を含みます。',
  },
);
