import { defineMessages } from '../define-messages.ts';

/** The field of the search: with every page from the start. */
export const searchMessages = defineMessages(
  {
    label: 'Search for an index',
    placeholder: 'Search for an index',
    submit: 'Search',
    open: 'Search for an index',
    back: 'Back',
  },
  {
    label: '指数を検索',
    placeholder: '指数を検索',
    submit: '検索',
    open: '指数を検索',
    back: '戻る',
  },
);
