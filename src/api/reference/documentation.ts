import { Hono } from 'hono';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { sendAnswer } from '../http/send-answer.ts';
import type { ApiDeps } from '../source.ts';
import { openapiDocument } from './openapi.ts';

/** The OpenAPI document (API-04); for readers there are pages. */
export function documentation({ snapshot }: Pick<ApiDeps, 'snapshot'>): Hono {
  const app = new Hono();
  const text = JSON.stringify(openapiDocument());
  app.get(apiDocuments.openapi, (c) =>
    sendAnswer(c, { text, contentType: 'application/json', release: snapshot().release }),
  );
  return app;
}
