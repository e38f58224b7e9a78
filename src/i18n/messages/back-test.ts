import { defineMessages } from '../define-messages.ts';

/** Figures that contain levels from before the launch date. */
export const backTestMessages = defineMessages(
  {
    includes: 'includes back-tested levels',
    including: (change: string) => `${change} (includes back-tested levels)`,
    note: '† contains levels from before the launch date, which are back-tested and hypothetical.',
    unknownLevels: 'The launch date is not published: which levels are back-tested is not known.',
    unknownFigures:
      'The launch date is not published: which figures include back-tested levels is not known.',
  },
  {
    includes: 'バックテストの指数値を含む',
    including: (change) => `${change}（バックテストの指数値を含む）`,
    note: '†は、公表開始日より前のバックテストによる仮定の指数値を含みます。',
    unknownLevels:
      '公表開始日が公表されていないため、どの指数値がバックテストによるものかは不明です。',
    unknownFigures:
      '公表開始日が公表されていないため、どの数値がバックテストの指数値を含むかは不明です。',
  },
);
