/** Errors that tell of a filter are no error page: the page says itself what is missing (NV-05). */
export const isIgnored = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('filter');
