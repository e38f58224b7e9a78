import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/preview.ts';

export const previewMessages: Translation<typeof english.previewMessages> = {
  previewOf: (draft) => `${draft}のプレビューです。ここにある内容は公開されていません`,
};
