import { defineMessages } from '../define-messages.ts';

/** Apart from the page's own texts: heads of all pages are loaded with the first one. */
export const indexPageHeadMessages = defineMessages(
  {
    description: (name: string, facts: string) =>
      `${name}: level, returns, constituents and variants. ${facts}`,
  },
  {
    description: (name, facts) => `${name}の指数値、リターン、構成銘柄、バリエーション。${facts}`,
  },
);
