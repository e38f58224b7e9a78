import type { MissingRelease } from './release-of-page.ts';

/** An error that a page raises itself: with its HTTP status and a message of our own. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly statusCode: number;
  /** Set where the page cannot be shown as of the release that its address asks for. */
  readonly missing: MissingRelease | null;

  constructor(statusCode = 500, message = 'Error', missing: MissingRelease | null = null) {
    super(message);
    this.statusCode = statusCode;
    this.missing = missing;
  }
}
