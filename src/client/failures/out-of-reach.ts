import { ApiError } from '../calls/api-error.ts';

const missedCode = new WeakSet<object>();

/** Records code that could not be fetched because there was no network. */
export const recordMissedCode = (error: Error) => missedCode.add(error);

/** Whether an error says that what a page needs could not be fetched. A service that is too slow was reached. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.status === 0 && (error.cause as Error | undefined)?.name !== 'TimeoutError'
    : missedCode.has(error as Error);
