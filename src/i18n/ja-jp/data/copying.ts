import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/data/copying.ts';

export const copyMessages: Translation<typeof english.copyMessages> = {
  copy: 'コピー',
  copyOf: (name) => `コピー：${name}`,
  copied: 'コピーしました',
  failed: 'コピーできませんでした',
};
