import { Hono, type Context } from 'hono';
import type { Api } from '#src/api/create-api.ts';
import { sendAnswer } from '#src/api/http/send-answer.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { withQuery } from '#src/urls.ts';
import { indexTwinAddress } from '#src/urls/downloads.ts';
import { askApi } from '../ask-api.ts';
import { indexTwin } from './index-twin.ts';

type TwinDeps = { api: Api; snapshot: () => Snapshot; publicUrl: string };

const ending = '.md';
const policy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The pages of indexes in Markdown, for readers that are programs: the page's address with `.md` behind it. An
 * index whose id ends so keeps its page.
 */
export function indexTwins(deps: TwinDeps): Hono {
  const app = new Hono();
  app.get('/indexes/details/:file{[^/]+\\.md}', async (c, next) => {
    const file = c.req.param('file');
    const snapshot = deps.snapshot();
    if (snapshot.catalogue.indexes.find('fundId', file) !== null) return next();
    try {
      return await answerTwin({ ...deps, snapshot }, c, file.slice(0, -ending.length));
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      c.header('Cache-Control', 'no-store');
      return c.text('There is no such index.', 404);
    }
  });
  return app;
}

async function answerTwin(
  { api, snapshot, publicUrl }: Omit<TwinDeps, 'snapshot'> & { snapshot: Snapshot },
  c: Context,
  fundId: string,
): Promise<Response> {
  const asked = c.req.query('asof');
  const asof = asked ? { asof: asked } : {};
  const ask = askApi({ api, snapshot });
  const [{ release }, details, figures, constituents, navigation] = await Promise.all([
    ask('dataVersion', asof),
    ask('indexDetails', { indexId: fundId, ...asof }),
    ask('indexFigures', { indexId: fundId, ...asof }),
    ask('constituents', { portfolioId: fundId, ...asof }),
    ask('mainNavigation', {}),
  ]);
  if (details.fundId !== fundId) {
    return c.redirect(withQuery(indexTwinAddress(details.fundId), asof), 302);
  }
  const { illustrativeNotice: notice } = navigation.provider;
  const text = indexTwin({ details, figures, constituents, notice, release, origin: publicUrl });
  const contentType = 'text/markdown; charset=utf-8';
  return sendAnswer(c, { text, contentType, release, current: snapshot.release, policy });
}
