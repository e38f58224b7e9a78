import { topHatQuery, topHatResult, type TopHat } from '#src/contract/content/top-hat-query.ts';
import type { Language } from '#src/domain/language.ts';
import { readBody } from '#src/outside/read-body.ts';

/** Most bytes of an answer; the largest possible menu is far smaller. */
const longestAnswer = 1024 * 1024;

/** A headless content service: takes a POST of GraphQL; its credential is set already. */
export type ContentService = {
  post: (init: RequestInit) => Promise<Response>;
  /** Sent by the server only, never to a browser (LY-16). */
  token: string;
};

/** Requests the top hat from a content service; rejects when the service fails or its answer has another shape. */
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
  });
  if (!response.ok) throw new Error(`the content service answers ${response.status}`);
  const text = await readBody(response, longestAnswer);
  if (text === null) throw new Error('the content service answers too many bytes');
  return topHatResult.parse(JSON.parse(text)).data.topHat;
}
