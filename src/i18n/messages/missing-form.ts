import { defineMessages } from '../define-messages.ts';

export const missingFormMessages = defineMessages(
  {
    missing:
      'This form cannot be opened without a connection. It opens when the connection is back.',
    notNow: 'Not now',
  },
  {
    missing: '接続がないため、フォームを開けません。接続が回復すると開きます。',
    notNow: '後にする',
  },
);
