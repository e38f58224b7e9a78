import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/indexes/index-page-head.ts';

export const indexPageHeadMessages: Translation<typeof english.indexPageHeadMessages> = {
  description: (name, facts) => `${name}。${facts}`,
};
