import type { ServerResponse } from 'node:http';

/** A refusal in a few words of text, for what was not even looked at. */
export function answerPlainly(
  response: ServerResponse,
  status: 408 | 414 | 503,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(text);
}

/** Too much is under way: 503 with Retry-After. */
export function refusePlainly(response: ServerResponse): void {
  const text = 'Too many requests are under way. Please try again.';
  answerPlainly(response, 503, text, { 'Retry-After': '1' });
}
