/** What the loading bar announces to screen readers. */
export const loadingMessages = { loading: 'Loading…' };
