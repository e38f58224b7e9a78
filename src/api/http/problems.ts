import { STATUS_CODES } from 'node:http';
import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { beingPrepared } from '#src/domain/being-prepared.ts';
import type { Problem } from '#src/contract/api/problem.ts';
import {
  GoneError,
  InvalidInputError,
  NotFoundError,
  UnavailableError,
} from '#src/domain/errors.ts';

const retryAfterSeconds = 5;

/** The names of RFC 9110; Node has two of them as they were before. */
const titles: Record<number, string | undefined> = {
  ...STATUS_CODES,
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

const cannotBeRead = 'The data cannot be read at the moment; please try again';

/**
 * The problem for an error (API-03). Only messages of errors made for callers are shown; others may contain SQL or
 * paths.
 */
function problemOf(error: unknown): Problem {
  if (error instanceof InvalidInputError) {
    const { parameters, values } = error;
    return {
      ...refusedProblem(400, error),
      parameters: [...parameters],
      ...(values.length > 0 ? { values: [...values] } : {}),
    };
  }
  if (error instanceof NotFoundError) return refusedProblem(404, error);
  if (error instanceof GoneError) return refusedProblem(410, error);
  if (error instanceof UnavailableError) {
    const { isBeingPrepared } = error;
    return makeProblem(503, isBeingPrepared ? beingPrepared : cannotBeRead);
  }
  return makeProblem(500, 'Something went wrong on our side');
}

function refusedProblem(
  status: number,
  { message, reasons }: InvalidInputError | NotFoundError | GoneError,
): Problem {
  return {
    ...makeProblem(status, message),
    ...(reasons.length > 0 ? { reasons: [...reasons] } : {}),
  };
}

/** Answers a failed call with its problem. Internal errors are logged. */
export function answerProblem(log: Pick<Logger, 'error'>): ErrorHandler {
  return (error, c) => {
    const problem = problemOf(error);
    if (problem.status >= 500) log.error({ err: error, path: c.req.path }, 'API call failed');
    return problemResponse(problem);
  };
}

/** Answers what a caller can mend or must know with its problem. @throws any other error again */
export function answerRefusal(error: unknown): Response {
  const problem = problemOf(error);
  if (problem.status >= 500) throw error;
  return problemResponse(problem);
}

export function makeProblem(status: number, detail: string): Problem {
  return {
    type: 'about:blank',
    status,
    title: titles[status] ?? 'Error',
    detail,
    message: detail,
  };
}

/** Problems are never cached: the next attempt may succeed. */
export function problemResponse(problem: Problem, headers: Record<string, string> = {}): Response {
  const retry = problem.status === 503 ? { 'Retry-After': String(retryAfterSeconds) } : {};
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...retry,
      ...headers,
    },
  });
}
