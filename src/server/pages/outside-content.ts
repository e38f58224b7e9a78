import { LRUCache } from 'lru-cache';
import { budgets } from '../settings/budgets.ts';
import { askTopHat } from '#src/api/content/ask-content.ts';
import type { TopHat } from '#src/contract/content/top-hat-query.ts';
import { languages, type Language } from '#src/domain/language.ts';
import type { ExternalService } from '#src/outside/external-services.ts';
import { fetchOutside } from '#src/tracing/spans.ts';

/** Short limits, since the first page waits for the content service. */
export const contentPolicy = {
  timeout: 2_000,
  maxConcurrent: languages.length,
  maxQueued: 0,
  resetAfter: 15_000,
};

/**
 * Requests the configured content service at most once a minute per language. Only the very first answer is waited for:
 * later pages use the last one while the next is fetched or fails. Null without such a service.
 * @param now milliseconds of a monotonic clock
 */
export function outsideContent(
  { url, token }: { url: string; token: string },
  service: ExternalService,
  now: () => number = () => performance.now(),
): (lang: Language) => Promise<TopHat | null> {
  const held = new LRUCache<Language, { topHat: TopHat | null }>({
    max: languages.length,
    ttl: budgets.contentTtl,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (lang) => ({
      topHat: await service.request((signal) =>
        askTopHat(
          { post: (init) => fetchOutside('content', url, { ...init, signal }), token },
          lang,
        ),
      ),
    }),
  });
  return async (lang) => (await held.fetch(lang))?.topHat ?? null;
}
