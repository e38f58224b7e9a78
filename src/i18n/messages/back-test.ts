import { defineMessages } from '../define-messages.ts';

/** Figures that contain levels from before the launch date. */
export const backTestMessages = defineMessages(
  { includes: 'includes back-tested levels' },
  { includes: 'バックテストの指数値を含む' },
);
