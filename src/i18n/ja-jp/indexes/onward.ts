import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/onward.ts';

export const onwardMessages: Translation<typeof english.onwardMessages> = {
  compare: 'ベンチマークや類似指数と比較',
  blend: (name) => `${name}との60/40`,
};
