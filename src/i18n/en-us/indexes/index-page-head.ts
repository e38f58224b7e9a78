/**
 * These texts stand apart from the other texts of the page, because the heads of all pages are loaded with the first
 * page.
 */
export const indexPageHeadMessages = {
  description: (name: string, facts: string) =>
    `${name}: level, returns, constituents and variants. ${facts}`,
};
