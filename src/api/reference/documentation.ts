import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { IndexRecord } from '#src/contract/provider/index-record.ts';
import { findItem, getItem, listItems } from '#src/store/items/items.ts';
import { findLevels } from '#src/store/levels/levels.ts';
import type { Database } from '#src/store/store.ts';
import { api } from '#src/urls.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { ApiDeps } from '../source.ts';
import { openapiDocument } from './openapi.ts';
import { referencePage, type ExampleIds } from './reference-page.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The OpenAPI document, the browsable reference and its stylesheet (API-04). */
export function documentation({ snapshot, store, publicUrl }: ApiDeps): Hono {
  const app = new Hono();
  const document = openapiDocument();
  const documentText = JSON.stringify(document);

  app.get(apiDocuments.openapi, (c) =>
    sendAnswer(c, {
      text: documentText,
      contentType: 'application/json',
      release: snapshot().release,
    }),
  );

  app.get(api.reference, async (c) => {
    const { release } = snapshot();
    const [ids, { name }] = await Promise.all([
      exampleIds(store.db, release),
      getItem(store.db, release, 'site', 'site'),
    ]);
    const page = await referencePage(document, { publicUrl, siteName: name }, ids);
    return sendAnswer(c, {
      text: String(page),
      contentType: 'text/html; charset=utf-8',
      release,
      policy,
    });
  });

  app.get(`${api.reference}/`, (c) => c.redirect(api.reference, 301));

  app.get(apiDocuments.styles, async (c) => {
    return sendAnswer(c, {
      text: await readStyles(),
      contentType: 'text/css; charset=utf-8',
      release: snapshot().release,
    });
  });
  return app;
}

async function exampleIds(db: Database, release: number): Promise<ExampleIds> {
  const [index, [article], documents, [notice]] = await Promise.all([
    findExample(db, release),
    listItems(db, release, 'article', { limit: 1 }),
    listItems(db, release, 'document', { limit: 1000 }),
    listItems(db, release, 'notice', { limit: 1 }),
  ]);
  const { fundId, secId, performanceId } = index ?? noIds;
  return {
    fundId,
    secId,
    performanceId,
    articleId: article?.body.articleId ?? '',
    documentId: documents[0]?.key ?? '',
    versionedDocumentId: documents.find(({ body }) => body.versions.length > 1)?.key ?? '',
    noticeId: notice?.key ?? '',
  };
}

const noIds = { fundId: '', secId: '', performanceId: '' };

/** An index of which everything can be had, so that every example can be tried; else any. */
async function findExample(db: Database, release: number): Promise<IndexRecord | null> {
  const lists = await listItems(db, release, 'constituents', { limit: 5 });
  for (const { key, body } of lists) {
    const [index, levels] = await Promise.all([
      findItem(db, release, 'index', key),
      findLevels(db, release, key),
    ]);
    if (index?.entitlements.downloads && levels && !body.withheld) return index;
  }
  const [first] = await listItems(db, release, 'index', { limit: 1 });
  return first?.body ?? null;
}

/** The reference wears the provider's tokens, as the pages do. */
async function readStyles(): Promise<string> {
  const files = ['../../ui/tokens.css', './reference.css'];
  const texts = files.map((file) => readFile(new URL(file, import.meta.url), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}
