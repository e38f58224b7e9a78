import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/preparing.ts';

export const preparingMessages: Translation<typeof english.preparingMessages> = {
  title: 'ただいまサイトを準備しています',
  message: '準備が整うと自動的に表示されます。このページは数秒ごとに再読み込みされます。',
};
