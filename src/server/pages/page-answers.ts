import { LRUCache } from 'lru-cache';
import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { ApiAnswer } from '#src/client/calls/api-client.ts';
import { inSpan } from '#src/tracing/spans.ts';
import { routePattern } from './route-pattern.ts';

/** Calls the API for a page that is being rendered, on the snapshot that its request took. */
export type PageAnswers = (snapshot: Snapshot, path: string) => Promise<ApiAnswer>;

/**
 * Characters of JSON that are kept, and for how many milliseconds. The page that shows them is kept for its own
 * time on top: what a crawler asks for in a row shares them, and no page is much older than it says.
 */
const limits = { maxSize: 16 * 1024 * 1024, ttl: 10_000 } as const;

/**
 * Pages ask the API for much that they have in common: navigation, filters, texts of the site. Such answers are
 * made once for the current release and kept as JSON, which each page parses for itself: none can change what
 * another shows.
 * @param now milliseconds of a clock that never goes back
 */
export function createPageAnswers(
  api: Api,
  now: () => number = () => performance.now(),
): PageAnswers {
  const answersOf = oncePerRelease(
    async (_source: { snapshot: Snapshot }) =>
      new LRUCache<string, { text: string; headers: Headers }>({
        ...limits,
        maxEntrySize: limits.maxSize / 16,
        sizeCalculation: ({ text }, path) => text.length + path.length,
        ttlResolution: 0,
        perf: { now },
      }),
  );
  return async (snapshot, path) => {
    const kept = await answersOf({ snapshot });
    const before = kept.get(path);
    if (before) return answerOf(before);
    const answer = await inSpan(
      () => `api ${routePattern(path.split('?', 1)[0]!)}`,
      async () => api.request(path, {}, { snapshot }),
    );
    const isShared = answer.headers.get('Cache-Control')?.includes('s-maxage') ?? false;
    if (answer.status !== 200 || !isShared) return answer;
    const made = { text: await answer.text(), headers: answer.headers };
    kept.set(path, made);
    return answerOf(made);
  };
}

function answerOf({ text, headers }: { text: string; headers: Headers }): ApiAnswer {
  return { ok: true, status: 200, headers, json: async () => JSON.parse(text) as unknown };
}
