/** What the loading bar says to those who do not see it. */
export const loadingMessages = { loading: 'Loading…' };
