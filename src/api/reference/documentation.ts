import { Hono } from 'hono';
import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import type { ApiEnv } from '../http/api-app.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { changelog } from './changelog.ts';
import { describedApi } from './described-api.ts';
import { withExamples, type AskExample } from './examples/with-examples.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl'> & {
  /** Makes a call of the API itself, as of a release. */
  ask: (address: string, source: Stored) => Promise<Response>;
};

/** The OpenAPI document (API-04) with the terms and examples of the release. */
export function documentation({ snapshot, store, publicUrl, ask }: Deps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  const textOf = oncePerRelease(async (source: Stored) => {
    const answerOf: AskExample = (address) => ask(address, source);
    const plain = await describedApi(source, publicUrl);
    return JSON.stringify(await withExamples(plain, source, answerOf));
  });
  app.get(apiDocuments.openapi, async (c) => {
    const source = { snapshot: c.env?.snapshot ?? snapshot(), db: store.db };
    const text = await textOf(source);
    const { release } = source.snapshot;
    c.header('Link', `<${publicUrl}${apiDocuments.changelog}>; rel="version-history"`);
    return sendAnswer(c, { text, contentType: 'application/json', release });
  });
  app.get(apiDocuments.changelog, async (c) => {
    const { release } = c.env?.snapshot ?? snapshot();
    const text = JSON.stringify(changelog(publicUrl));
    return sendAnswer(c, { text, contentType: 'application/json', release });
  });
  return app;
}
