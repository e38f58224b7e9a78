import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/lists/search.ts';

export const searchMessages: Translation<typeof english.searchMessages> = {
  label: '指数を検索',
  placeholder: '指数を検索',
  submit: '検索',
  open: '指数を検索',
  back: '戻る',
};
