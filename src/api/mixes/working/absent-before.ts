import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';

/**
 * An earlier release may not have had the indexes, or not enough days of them: it has no such figure.
 * @throws any other error
 */
export function absentBefore(error: unknown): null {
  if (error instanceof NotFoundError || error instanceof InvalidInputError) return null;
  throw error;
}
