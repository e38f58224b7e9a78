import { askTopHat } from '#src/api/content/ask-content.ts';
import type { TopHat } from '#src/contract/content/top-hat-query.ts';
import type { Language } from '#src/i18n/languages.ts';

type Asked = { at: number; answer: Promise<TopHat | null> };

/** Milliseconds for which an answer is good, and for which a service that failed is left alone. */
const keptFor = { answer: 60_000, failure: 15_000 } as const;

/**
 * Asks the configured content service, once a minute and language at most: no page waits for a service that
 * has just failed.
 */
export function outsideContent(
  url: string,
  token: string,
  now: () => number = Date.now,
): (lang: Language) => Promise<TopHat | null> {
  const held = new Map<Language, Asked & { keptFor: number }>();
  return (lang) => {
    const known = held.get(lang);
    if (known && now() - known.at < known.keptFor) return known.answer;
    const answer = askTopHat({ post: (init) => fetch(url, init), token }, lang);
    const asked = { at: now(), answer, keptFor: keptFor.answer as number };
    held.set(lang, asked);
    answer.catch(() => {
      asked.keptFor = keptFor.failure;
    });
    return answer;
  };
}
