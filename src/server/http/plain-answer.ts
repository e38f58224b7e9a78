import { STATUS_CODES, type ServerResponse } from 'node:http';
import { makeProblem } from '#src/api/http/problems.ts';
import { isCall } from '#src/urls.ts';
import { plainHeaders } from './security-headers.ts';

/** Refusals in a few words, of what was not even looked at. */
export type PlainAnswers = {
  /** A problem where a call was meant, else plain text. */
  answer: (
    response: ServerResponse,
    status: 400 | 408 | 414 | 429 | 503,
    text: string,
    headers?: Record<string, string>,
  ) => void;
  /** Too much is under way: 503 with Retry-After. */
  tooBusy: (response: ServerResponse) => void;
  /** What is no request is answered without a response: the bytes of a status, after which its connection closes. */
  bytes: (status: 400 | 408 | 413 | 431) => string;
};

/** Other sites may read the API, and so why it refuses them, and when to come back. */
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
    const isApi = isCall(response.req.url?.split('?', 1)[0] ?? '/');
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
