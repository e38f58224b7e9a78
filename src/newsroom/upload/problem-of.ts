import type { Problem } from '#src/contract/api/problem.ts';
import { makeProblem } from '#src/api/http/problems.ts';
import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';
import { NotAllowedError } from '#src/publishing/drafts/person.ts';
import { obstacleAsJson } from '#src/publishing/results-as-json.ts';
import { BrokenOffError, TooLongError, TooSlowError, type UploadLimits } from './receive-file.ts';

/** The problem of a refused upload (RFC 9457), with faults by file, line and column, or the guards' questions. */
export function problemOf(error: unknown, limits: UploadLimits): Problem & object {
  const megabytes = limits.bytes / 1_000_000;
  if (error instanceof TooLongError) {
    return makeProblem(
      413,
      `A file has ${megabytes} MB at most (NEWSROOM_UPLOAD_MB): nothing was stored`,
    );
  }
  if (error instanceof TooSlowError) {
    return makeProblem(
      408,
      `The file took more than ${limits.timeout / 1000} seconds: nothing was stored`,
    );
  }
  if (error instanceof BrokenOffError) {
    return makeProblem(400, 'The file broke off before its end: nothing was stored');
  }
  if (error instanceof NotAllowedError) return makeProblem(403, error.message);
  const obstacle = obstacleAsJson(error);
  if (obstacle !== null) {
    const status = 'faults' in obstacle ? 422 : 409;
    return { ...makeProblem(status, `${messageOf(error)}: nothing was published`), ...obstacle };
  }
  if (error instanceof InvalidInputError) {
    return { ...makeProblem(422, error.message), parameters: [...error.parameters] };
  }
  if (error instanceof UnavailableError) return makeProblem(503, error.message);
  return makeProblem(500, 'Something went wrong on our side');
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
