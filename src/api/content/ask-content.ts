import { topHatQuery, topHatResult, type TopHat } from '#src/contract/content/top-hat-query.ts';
import type { Language } from '#src/i18n/languages.ts';

/** A headless content service: takes a POST of GraphQL, its credential already known to it. */
export type ContentService = {
  post: (init: RequestInit) => Promise<Response>;
  /** Sent by the server only, never to a browser (LY-16). */
  token: string;
};

/** What the site waits for the service at most: every page of a first visit waits with it. */
const patience = 2_000;

/** Asks a content service for the top hat; rejects when it fails, is late, or answers something else. */
export async function askTopHat(
  { post, token }: ContentService,
  lang: Language,
): Promise<TopHat | null> {
  const response = await post({
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ query: topHatQuery, operationName: 'TopHat', variables: { lang } }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`the content service answers ${response.status}`);
  return topHatResult.parse(await response.json()).data.topHat;
}
