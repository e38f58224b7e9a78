import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/articles/insight-card.ts';

export const insightCardMessages: Translation<typeof english.insightCardMessages> = {
  minutes: (count) => `読了目安 ${count}分`,
  span: (from, to) => `${from}～${to}`,
  backTested: (span) => `${span}（一部はバックテスト）`,
};
