import { defineMessages } from '../define-messages.ts';

/** A text that a button copies. */
export const copyMessages = defineMessages(
  {
    copy: 'Copy',
    copyOf: (name: string) => `Copy: ${name}`,
    copied: 'Copied',
    failed: 'Could not be copied',
  },
  {
    copy: 'コピー',
    copyOf: (name) => `${name}をコピー`,
    copied: 'コピーしました',
    failed: 'コピーできませんでした',
  },
);
