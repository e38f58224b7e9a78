import { createSerializationAdapter } from '@tanstack/react-router';
import { ApiError, statusOfError } from './api-error.ts';
import { PageError } from '../page/page-error.ts';

/**
 * How the page that the server made hands its error to the browser. The router's own way keeps the message
 * alone: the live page would then show another status, and no longer what the page said of itself.
 */
export const carriedError = createSerializationAdapter({
  key: 'error',
  test: (value): value is Error => value instanceof Error,
  toSerializable: (error) => ({
    status: statusOfError(error),
    // The words of any other error are those of a program, which may name files of the server.
    message: error instanceof PageError || error instanceof ApiError ? error.message : '',
    isOfPage: error instanceof PageError,
    missing: error instanceof PageError ? error.missing : null,
  }),
  fromSerializable: ({ status, message, isOfPage, missing }) =>
    isOfPage ? new PageError(status, message, missing) : new ApiError(status, message),
});
