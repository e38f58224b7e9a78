import { hash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod';
import { topHatQuery } from '#src/contract/content/top-hat-query.ts';
import { languages } from '#src/domain/language.ts';
import { api } from '#src/urls.ts';
import { readBody } from '#src/outside/read-body.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Api, ApiEnv } from '../http/api-app.ts';
import type { ApiDeps } from '../source.ts';

const path = `${api.base}${api.contentGraphql}`;
const longest = 16 * 1024;

const request = z.object({
  query: z.string(),
  operationName: z.literal('TopHat').nullish(),
  variables: z.object({ lang: z.enum(languages) }),
});

type ServiceDeps = Pick<ApiDeps, 'snapshot' | 'store'> & { contentToken: string };

/** White space between the tokens of a document has no meaning. */
const wordsOf = (document: string) => document.replaceAll(/[\s,]+/g, ' ').trim();

/**
 * The built-in content service: GraphQL over HTTP that answers one persisted document, the top hat, from
 * `navigation.yaml`, and refuses every other. Another service takes its place by configuration.
 */
export function contentService({ snapshot, store, contentToken }: ServiceDeps): Api {
  const app: Api = new Hono<ApiEnv>();
  app.post(path, async (c) => {
    if (!isSame(c.req.header('Authorization') ?? '', `Bearer ${contentToken}`)) {
      return refuse(401, 'A valid access token is needed');
    }
    const body = await readBody(c.req.raw, longest);
    const parsed = request.safeParse(parseJson(body ?? ''));
    if (!parsed.success) return refuse(400, 'The request is no query with the variable lang');
    if (wordsOf(parsed.data.query) !== wordsOf(topHatQuery)) {
      return refuse(400, 'This service answers the query TopHat of its documentation only');
    }
    const source = { snapshot: c.env?.snapshot ?? snapshot(), db: store.db };
    const { navigation } = await siteTexts(source);
    const topHat = navigation[parsed.data.variables.lang]?.topHat ?? null;
    return c.json({ data: { topHat } }, 200, { 'Cache-Control': 'no-store' });
  });
  app.all(path, (c) =>
    problemResponse(makeProblem(405, `${c.req.method} is not possible here`), { Allow: 'POST' }),
  );
  return app;
}

/** Errors in GraphQL's format. */
function refuse(status: 400 | 401, message: string): Response {
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ errors: [{ message }] }, { status, headers });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Compares in constant time, so that the duration reveals nothing about the credential. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(one), digest(other));
}
