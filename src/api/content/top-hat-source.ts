import { randomUUID } from 'node:crypto';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { TopHat } from '#src/contract/content/top-hat-query.ts';
import type { Language } from '#src/domain/language.ts';
import { api } from '#src/urls.ts';
import type { Api } from '../http/api-app.ts';
import type { ApiDeps } from '../source.ts';
import { askTopHat } from './ask-content.ts';
import { contentService } from './content-service.ts';

export type TopHatOf = (lang: Language, snapshot: Snapshot) => Promise<TopHat | null>;

/**
 * The source of the top hat: the configured content service, or the built-in one, which is called in the same way
 * without a socket. A failure is logged and gives null (LY-11).
 */
export function topHatSource(deps: ApiDeps): { service: Api; topHatOf: TopHatOf } {
  // Without a configured credential, only this process knows it.
  const contentToken = deps.contentToken ?? randomUUID();
  const service = contentService({ ...deps, contentToken });
  const address = `${api.base}${api.contentGraphql}`;
  const builtIn: TopHatOf = (lang, snapshot) =>
    askTopHat(
      { post: async (init) => service.request(address, init, { snapshot }), token: contentToken },
      lang,
    );
  const { askContent } = deps;
  // Another service knows only today's top hat: an earlier release has none.
  const ask: TopHatOf = askContent
    ? async (lang, snapshot) => (snapshot.current ? null : askContent(lang))
    : builtIn;
  return {
    service,
    topHatOf: async (lang, snapshot) => {
      try {
        return await ask(lang, snapshot);
      } catch (error) {
        deps.log.error({ err: error }, 'the top hat cannot be loaded');
        return null;
      }
    },
  };
}
