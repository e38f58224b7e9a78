import type { MiddlewareHandler } from 'hono';
import { namesTag } from './entity-tag.ts';

const ofBody = new Set(['content-type', 'content-length', 'content-encoding']);

/** Headers of an answer whose body is not sent, by their names in lower case. */
export function withoutBody(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.has(name)));
}

/** The answer, or 304 without its body where If-None-Match names its entity tag (RFC 9110). */
export function answerConditionally(answer: Response, asked: Headers): Response {
  const tag = answer.headers.get('ETag');
  const held = asked.get('If-None-Match') ?? undefined;
  if (answer.status !== 200 || tag === null || !namesTag(held, tag)) return answer;
  void answer.body?.cancel();
  const headers = withoutBody(Object.fromEntries(answer.headers));
  return new Response(null, { status: 304, headers });
}

/** Answers conditional requests: the handlers below make every answer unconditionally, with its entity tag. */
export const conditionalRequests: MiddlewareHandler = async (c, next) => {
  await next();
  const answer = answerConditionally(c.res, c.req.raw.headers);
  if (answer === c.res) return;
  // Otherwise Hono would merge the headers of the replaced answer.
  c.res = undefined;
  c.res = answer;
};
