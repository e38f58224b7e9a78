import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/preview.ts';

export const previewMessages: Translation<typeof english.previewMessages> = {
  changed: '変更',
  previewOf: (draft) => `${draft}のプレビューです。ここにある内容は公開されていません。変更点`,
};
