import { LRUCache } from 'lru-cache';
import { budgets } from '../settings/budgets.ts';
import type { Api } from '#src/api/http/api-app.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { ApiAnswer } from '#src/client/calls/api-client.ts';
import { inSpan } from '#src/tracing/spans.ts';
import { pathOf } from '#src/urls/path-of.ts';
import { routePattern } from './route-pattern.ts';

/** Calls the API for a page that is being rendered, on the snapshot of that request. */
export type PageAnswers = (snapshot: Snapshot, path: string) => Promise<ApiAnswer>;

const limits = budgets.pageAnswers;

/**
 * Caches the answers that most pages need: navigation, filters, texts of the site. Each is made once per release and
 * cached as JSON text, which each page parses for itself, so that no page can change what another one gets.
 * @param now milliseconds of a monotonic clock
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
      () => `api ${routePattern(pathOf(path))}`,
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
