import { LRUCache } from 'lru-cache';
import { budgets } from '../settings/budgets.ts';
import { preferredEncoding } from '#src/api/http/compression.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { localPath, notFoundPath, splitLanguage } from '#src/urls.ts';

type Made = { status: number; headers: [string, string][]; body: ArrayBuffer };

/**
 * The "not found" page. It does not depend on the address, so that it is rendered once a minute for each release,
 * language and encoding: a flood of random addresses costs no rendering.
 * @param render renders the page of a request
 */
export function notFoundPage(
  render: (snapshot: Snapshot, request: Request) => Promise<Response>,
): (snapshot: Snapshot, query: Request) => Promise<Response> {
  const kept = new LRUCache<string, Promise<Made>>({ max: 16, ttl: budgets.notFoundPageTtl });
  let held: number | null = null;

  async function make(snapshot: Snapshot, path: string, encoding: string): Promise<Made> {
    const answer = await render(
      snapshot,
      new Request(new URL(path, 'http://this.site'), { headers: { 'Accept-Encoding': encoding } }),
    );
    const { status, headers } = answer;
    return { status, headers: [...headers], body: await answer.arrayBuffer() };
  }

  return async (snapshot, asked) => {
    if (snapshot.release !== held) kept.clear();
    held = snapshot.release;
    const path = localPath(splitLanguage(new URL(asked.url).pathname).language, notFoundPath);
    const encoding = preferredEncoding(asked.headers.get('Accept-Encoding') ?? undefined) ?? '';
    const key = `${path} ${encoding}`;
    let making = kept.get(key);
    if (making === undefined) {
      making = make(snapshot, path, encoding);
      // Set once: setting it again would restart its minute.
      kept.set(key, making);
    }
    try {
      const { status, headers, body } = await making;
      // A page that lacks one of its parts is not cached.
      if (status !== 404 || new Headers(headers).get('Cache-Control') === 'no-store')
        kept.delete(key);
      return new Response(asked.method === 'HEAD' ? null : body, { status, headers });
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}
