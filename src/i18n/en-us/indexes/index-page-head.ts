/**
 * These texts stand apart from the other texts of the page, because the heads of all pages are loaded with the first
 * page.
 */
export const indexPageHeadMessages = {
  /** Not every index has returns, constituents or variants: only what it has is said. */
  description: (name: string, facts: string) => `${name}. ${facts}`,
};
