import { defineMessages } from '../define-messages.ts';

export const insightCardMessages = defineMessages(
  { minutes: (count: string) => `${count} min read` },
  { minutes: (count) => `読了目安 ${count}分` },
);
