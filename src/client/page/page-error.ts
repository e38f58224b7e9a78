/** An error that a page raises itself: with its HTTP status and a message of our own. */
export class PageError extends Error {
  override readonly name = 'PageError';
  readonly statusCode: number;

  constructor(statusCode = 500, message = 'Error') {
    super(message);
    this.statusCode = statusCode;
  }
}
