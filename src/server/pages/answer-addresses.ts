import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { movedTo } from './moved-addresses.ts';
import { isPage } from './route-pattern.ts';

export type AnswerAddress = (snapshot: Snapshot, request: Request) => Promise<Response>;

/** Most redirects in a row; more of them are a circle. */
const mostHops = 5;

/**
 * Answers an address in one hop: a redirect leads straight to where a chain of redirects would end, and one that would
 * end nowhere is answered as "not found". An address that is not found is tried again in lower case.
 * @param answerOnce answers one address without following redirects
 * @param isThere whether a file, or a call of the API, is at an address
 * @param leadsAnyway whether an address redirects whatever stands there, as prefixes of the old site do (RT-15)
 */
export function answerAddresses(
  answerOnce: AnswerAddress,
  isThere: (address: string) => Promise<boolean>,
  leadsAnyway: (pathname: string) => boolean,
): AnswerAddress {
  async function answerAfter(hops: number, snapshot: Snapshot, query: Request): Promise<Response> {
    const answer = await answerOnce(snapshot, query);
    if (answer.status !== 404) return lead(hops, snapshot, query, answer);
    const small = inSmallLetters(new URL(query.url));
    if (small === null) return answer;
    if (!isPage(pathOf(small))) return (await isThere(small)) ? movedTo(small, snapshot) : answer;
    const led = await lead(hops, snapshot, query, movedTo(small, snapshot));
    return led.status === 404 ? answer : led;
  }

  async function lead(
    hops: number,
    snapshot: Snapshot,
    request: Request,
    answer: Response,
  ): Promise<Response> {
    const there = pageAhead(request, answer);
    if (there === null || hops === mostHops) return answer;
    const last = await answerAfter(hops + 1, snapshot, new Request(there, request));
    if (last.status === 404) return leadsAnyway(new URL(request.url).pathname) ? answer : last;
    const onward = last.headers.get('Location');
    if (onward === null) return answer;
    const hash = onward.includes('#') ? '' : there.hash;
    const isForGood = answer.status === 301 && last.status === 301;
    return movedTo(onward + hash, snapshot, isForGood ? 301 : 302);
  }

  return (snapshot, asked) => answerAfter(0, snapshot, asked);
}

/** The page of this site that a redirect leads to; null for any other target and for other answers. */
function pageAhead(request: Request, { headers }: Response): URL | null {
  const to = headers.get('Location');
  if (to === null) return null;
  const [here, there] = [new URL(request.url), new URL(to, request.url)];
  return there.origin === here.origin && isPage(there.pathname) ? there : null;
}

/** Ids of indexes and tags of figures keep their letters: those of pages are matched in any letter case elsewhere. */
const asWritten =
  /(?<=\/(?:indexes\/details|indexes\/screener\/[^/]+|(?:data|charts|embed)\/(?:releases\/\d+\/)?indexes|factsheets|figures|observations)\/)[^/]+/gi;

const inSmall = (text: string): string =>
  text.replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );

/**
 * The address in lower case, as all pages but those of indexes are written; null if it is so already. Percent encodings
 * keep their capitals. Joined as text: `new URL` would read a path with two slashes as a host.
 */
function inSmallLetters({ pathname, search }: URL): string | null {
  const kept = pathname.match(asWritten) ?? [];
  const small = pathname
    .split(asWritten)
    .map((own, at) => inSmall(own) + (kept[at] ?? ''))
    .join('');
  return small === pathname || small.startsWith('//') ? null : small + search;
}
