import { LRUCache } from 'lru-cache';
import { askTopHat } from '#src/api/content/ask-content.ts';
import type { TopHat } from '#src/contract/content/top-hat-query.ts';
import { languages, type Language } from '#src/domain/language.ts';
import type { ExternalService } from '#src/outside/external-services.ts';
import { fetchOutside } from '#src/tracing/spans.ts';

/** How the content service is asked: every page of a first visit waits with it. */
export const contentPolicy = {
  timeout: 2_000,
  maxConcurrent: languages.length,
  maxQueued: 0,
  resetAfter: 15_000,
};

/** Milliseconds after which an answer is asked for again. */
const keptFor = 60_000;

/**
 * Asks the configured content service, once a minute and language at most. A page waits for the first answer
 * only: afterwards the last one is given while the next is on its way, or does not come. Null where there is none.
 * @param now milliseconds of a clock that never goes back
 */
export function outsideContent(
  { url, token }: { url: string; token: string },
  service: ExternalService,
  now: () => number = () => performance.now(),
): (lang: Language) => Promise<TopHat | null> {
  const held = new LRUCache<Language, { topHat: TopHat | null }>({
    max: languages.length,
    ttl: keptFor,
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
