import type { ServerResponse } from 'node:http';
import { makeProblem } from '#src/api/http/problems.ts';
import { isCall } from '#src/urls.ts';

/** Other sites may read the API, and so why it refuses them, and when to come back. */
const openToOthers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'RateLimit, RateLimit-Policy, Retry-After',
};

/** A refusal in a few words, for what was not even looked at: a problem where a call was meant, else plain text. */
export function answerPlainly(
  response: ServerResponse,
  status: 408 | 414 | 429 | 503,
  text: string,
  headers: Record<string, string> = {},
): void {
  const isApi = isCall(response.req.url?.split('?', 1)[0] ?? '/');
  response.writeHead(status, {
    'Content-Type': isApi ? 'application/problem+json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...(isApi && openToOthers),
    ...headers,
  });
  response.end(isApi ? JSON.stringify(makeProblem(status, text)) : text);
}

/** Too much is under way: 503 with Retry-After. */
export function refusePlainly(response: ServerResponse): void {
  const text = 'Too many requests are under way. Please try again.';
  answerPlainly(response, 503, text, { 'Retry-After': '1' });
}
