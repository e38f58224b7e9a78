import { defineMessages } from '../define-messages.ts';

export const connectionMessages = defineMessages(
  {
    offline:
      'You are offline. Pages that you have opened stay readable; the rest loads when the connection is back.',
  },
  {
    offline:
      'オフラインです。すでに開いたページは引き続きご覧いただけます。その他のページは、接続が回復すると読み込まれます。',
  },
);
