import { defineMessages } from '../define-messages.ts';

export const preparingMessages = defineMessages(
  {
    title: 'This site is being prepared',
    message: 'It opens by itself in a moment; this page asks again every few seconds.',
  },
  {
    title: 'ただいまサイトを準備しています',
    message: '準備が整うと自動的に表示されます。このページは数秒ごとに再読み込みされます。',
  },
);
