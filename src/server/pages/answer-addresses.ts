import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { movedTo } from './moved-addresses.ts';
import { isPage } from './route-pattern.ts';

export type AnswerAddress = (snapshot: Snapshot, asked: Request) => Promise<Response>;

/** Redirects may follow each other only so often: then they lead in a circle. */
const mostHops = 5;

/**
 * What stands at an address, said at once: a redirect leads to where the last one of several would, and one that
 * would lead to no page is the page that says so. What is not there as it is written may be there in small letters.
 * @param answerOnce what stands at an address by itself
 * @param leadsAnyway whether an address leads on whatever is there, as those of the old site do by their prefix (RT-15)
 */
export function answerAddresses(
  answerOnce: AnswerAddress,
  leadsAnyway: (pathname: string) => boolean,
): AnswerAddress {
  async function answerAfter(hops: number, snapshot: Snapshot, asked: Request): Promise<Response> {
    const answer = await answerOnce(snapshot, asked);
    if (answer.status !== 404) return lead(hops, snapshot, asked, answer);
    const small = inSmallLetters(new URL(asked.url));
    if (small === null) return answer;
    const led = await lead(hops, snapshot, asked, movedTo(small, snapshot));
    return led.status === 404 ? answer : led;
  }

  async function lead(
    hops: number,
    snapshot: Snapshot,
    asked: Request,
    answer: Response,
  ): Promise<Response> {
    const there = pageAhead(asked, answer);
    if (there === null || hops === mostHops) return answer;
    const last = await answerAfter(hops + 1, snapshot, new Request(there, asked));
    if (last.status === 404) return leadsAnyway(new URL(asked.url).pathname) ? answer : last;
    const onward = last.headers.get('Location');
    if (onward === null) return answer;
    const hash = onward.includes('#') ? '' : there.hash;
    const isForGood = answer.status === 301 && last.status === 301;
    return movedTo(onward + hash, snapshot, isForGood ? 301 : 302);
  }

  return (snapshot, asked) => answerAfter(0, snapshot, asked);
}

/** The address among those of pages that an answer leads to; null where it leads elsewhere or nowhere. */
function pageAhead(asked: Request, { headers }: Response): URL | null {
  const to = headers.get('Location');
  if (to === null) return null;
  const [here, there] = [new URL(asked.url), new URL(to, asked.url)];
  return there.origin === here.origin && isPage(there.pathname) ? there : null;
}

/** What ends the address of an index is its id, which is found in any letters without this. */
const endsInId = /(?<=\/indexes\/(?:details|screener\/[^/]+)\/)[^/]+$/i;

/**
 * The same address in small letters, as those of pages are written but for ids of indexes; null where it is. Percent
 * encodings keep their capitals, and a path of two slashes would be read as a host.
 */
function inSmallLetters({ pathname, search }: URL): string | null {
  const [id = ''] = endsInId.exec(pathname) ?? [];
  const own = pathname.slice(0, pathname.length - id.length);
  const small = own.replaceAll(/%[\dA-F]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  return small === own || small.startsWith('//') ? null : small + id + search;
}
