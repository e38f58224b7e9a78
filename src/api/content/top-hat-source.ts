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
 * Where the top hat comes from: the configured content service, or the built-in one, which is asked in the
 * same way without a socket. A failure is logged, and is null (LY-11).
 */
export function topHatSource(deps: ApiDeps): { service: Api; topHatOf: TopHatOf } {
  // Without a configured credential nobody but this process has it.
  const contentToken = deps.contentToken ?? randomUUID();
  const service = contentService({ ...deps, contentToken });
  const address = `${api.base}${api.contentGraphql}`;
  const builtIn: TopHatOf = (lang, snapshot) =>
    askTopHat(
      { post: async (init) => service.request(address, init, { snapshot }), token: contentToken },
      lang,
    );
  const { askContent } = deps;
  // What another service says is of today: of an earlier release it has nothing.
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
