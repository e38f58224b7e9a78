import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { sourceAsOf } from '#src/api/as-of.ts';
import { answerProblem } from '#src/api/http/problems.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { pastControl, sendAnswer } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import type { Stored } from '#src/api/source.ts';
import { embedQuery } from '#src/contract/api/embeds.ts';
import { GoneError, InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import { splitLanguage } from '#src/urls.ts';
import { embedNames, embedPath, oembedPath } from '#src/urls/embeds.ts';
import { framersOf, type EmbedDeps } from './embed-deps.ts';
import { failedEmbed, indexEmbedPage } from './index-embed.ts';
import { answerOembed } from './oembed.ts';

const readQuery = queryReader(embedQuery);

/** What other sites show of an index in a frame, live or of a release for good; who may, the provider says. */
export function embeds(deps: EmbedDeps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  app.get(embedPath, (c) => answerEmbed(c, deps));
  app.use(oembedPath, cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  app.get(oembedPath, (c) => answerOembed(c, deps));
  return app;
}

async function answerEmbed(c: Context, deps: EmbedDeps): Promise<Response> {
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const framedBy = await framersOf(current);
  try {
    const { asof, ...asked } = readQuery(new URL(c.req.url).searchParams);
    const name = embedNames.find((one) => one === c.req.param('name'));
    if (!name) throw new NotFoundError(`There are ${embedNames.join(', ')} to embed`);
    const source = asof === undefined ? current : await sourceAsOf(asof, current);
    const brand = (await brandOf(source))?.brand ?? null;
    const fundId = c.req.param('fundId') ?? '';
    const page = await indexEmbedPage({ ...deps, ...asked, source, brand, fundId, name, asof });
    const { text, policy } = await page(framedBy);
    return sendAnswer(c, {
      text,
      policy,
      contentType: 'text/html; charset=utf-8',
      release: source.snapshot.release,
      current: current.snapshot.release,
      ...(asof === undefined ? {} : { lifetime: pastControl }),
    });
  } catch (error) {
    const status = statusOf(error);
    if (status === null) throw error;
    // A frame shows a page: it says what is wrong, and leads to the site.
    const { language } = splitLanguage(`/${c.req.query('lang') ?? ''}`);
    const failed = await failedEmbed({ ...deps, current, language, error });
    const { text, policy } = await failed(framedBy);
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    return c.html(text, status);
  }
}

function statusOf(error: unknown): 400 | 404 | 410 | null {
  if (error instanceof InvalidInputError) return 400;
  if (error instanceof NotFoundError) return 404;
  return error instanceof GoneError ? 410 : null;
}
