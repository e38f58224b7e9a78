import { defineMessages } from '../define-messages.ts';

/** What the loading bar says to those who do not see it. */
export const loadingMessages = defineMessages({ loading: 'Loading…' }, { loading: '読み込み中…' });
