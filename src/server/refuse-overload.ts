import type { RequestListener, ServerResponse } from 'node:http';
import { health } from '#src/urls.ts';
import { isLevelStream } from '#src/urls/market-data.ts';

/** Requests that are worked on at a time; each more would only make all of them slower. */
const mostUnderWay = 200;

/** Characters of an address; longer ones are none of ours. */
const longestAddress = 4_096;

const alwaysAnswered: ReadonlySet<string> = new Set(Object.values(health));

/**
 * Refuses at once what cannot be answered in good time: 503 with Retry-After while too much is under way,
 * 414 for an address beyond measure. Health checks are always answered.
 */
export function refuseOverload(
  next: RequestListener,
  onRefused: () => void,
  most: number = mostUnderWay,
): RequestListener {
  let underWay = 0;
  return (request, response) => {
    const { url = '/' } = request;
    if (url.length > longestAddress) return refuse(response, 414, {});
    // A stream stays open for hours and costs nothing meanwhile; how many there are is bounded elsewhere.
    if (alwaysAnswered.has(url) || isLevelStream(url)) return next(request, response);
    if (underWay >= most) {
      onRefused();
      return refuse(response, 503, { 'Retry-After': '1' });
    }
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
    });
    next(request, response);
  };
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string>): void {
  const said = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...said, ...headers });
  response.end(status === 503 ? 'Too many requests are under way. Please try again.' : '');
}
