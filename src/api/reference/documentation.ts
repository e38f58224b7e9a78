import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { listItems } from '#src/store/items.ts';
import { api } from '#src/urls.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { ApiDeps } from '../source.ts';
import { openapiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/** The OpenAPI document, the browsable reference and its stylesheet (API-04). */
export function documentation({ snapshot, store, publicUrl }: ApiDeps): Hono {
  const app = new Hono();
  const document = openapiDocument();
  const documentText = JSON.stringify(document);

  app.get(api.openapi, (c) =>
    sendAnswer(c, {
      text: documentText,
      contentType: 'application/json',
      release: snapshot().release,
    }),
  );

  app.get(api.reference, async (c) => {
    const { release } = snapshot();
    const [example] = await listItems(store.db, release, 'index', { limit: 1 });
    const ids = example?.body ?? { fundId: '', secId: '', performanceId: '' };
    const page = await referencePage(document, publicUrl, ids);
    return sendAnswer(c, { text: String(page), contentType: 'text/html; charset=utf-8', release });
  });

  app.get(api.referenceStyles, async (c) => {
    const text = await readFile(new URL('reference.css', import.meta.url), 'utf8');
    return sendAnswer(c, {
      text,
      contentType: 'text/css; charset=utf-8',
      release: snapshot().release,
    });
  });
  return app;
}
