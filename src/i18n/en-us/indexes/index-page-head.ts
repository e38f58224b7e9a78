/** Apart from the page's own texts: heads of all pages are loaded with the first one. */
export const indexPageHeadMessages = {
  description: (name: string, facts: string) =>
    `${name}: level, returns, constituents and variants. ${facts}`,
};
