import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/loading.ts';

export const loadingMessages: Translation<typeof english.loadingMessages> = {
  loading: '読み込み中…',
};
