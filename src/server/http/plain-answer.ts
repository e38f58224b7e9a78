import { STATUS_CODES, type ServerResponse } from 'node:http';
import { makeProblem } from '#src/api/http/problems.ts';
import { isCall } from '#src/urls.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { plainHeaders } from './security-headers.ts';

/** Refusals in a few words, sent before a request is routed. */
export type PlainAnswers = {
  /** RFC 9457 JSON below `/api`, else plain text. */
  answer: (
    response: ServerResponse,
    status: 400 | 408 | 414 | 417 | 429 | 503,
    text: string,
    headers?: Record<string, string>,
  ) => void;
  /** 503 with Retry-After: too many requests are in progress. */
  tooBusy: (response: ServerResponse) => void;
  /** The whole answer to bytes that are no HTTP request, for which Node makes no response; the connection then closes. */
  bytes: (status: 400 | 408 | 413 | 431) => string;
};

/** Scripts of other sites may read the API, and so its refusals and when to try again. */
const openToOthers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'RateLimit, RateLimit-Policy, Retry-After',
};

/** Refusals with the headers that protect the pages of the site at this address. */
export async function plainAnswers(publicUrl: string): Promise<PlainAnswers> {
  const { page, call } = await plainHeaders(publicUrl);
  const ofPage = {
    ...page,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  const ofCall = {
    ...call,
    ...openToOthers,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  };
  const lines = Object.entries({ ...page, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const answer: PlainAnswers['answer'] = (response, status, text, headers) => {
    const isApi = isCall(pathOf(response.req.url ?? '/'));
    response.writeHead(status, { ...(isApi ? ofCall : ofPage), ...headers });
    response.end(isApi ? JSON.stringify(makeProblem(status, text)) : text);
  };
  return {
    answer,
    tooBusy(response) {
      const text = 'Too many requests are under way. Please try again.';
      answer(response, 503, text, { 'Retry-After': '1' });
    },
    bytes: (status) => `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`,
  };
}
