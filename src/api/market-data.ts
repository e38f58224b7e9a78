import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { QuoteName } from '#src/contract/api/market-data.ts';
import type { LevelChanges } from '#src/market-data/level-changes.ts';
import type { QuoteService } from '#src/market-data/quote-service.ts';
import type { TokenKind, Tokens } from '#src/market-data/tokens.ts';
import { api } from '#src/urls.ts';
import { realTimeHeader, marketDataPaths } from '#src/urls/market-data.ts';
import type { ClientAddress } from './forms/client-address.ts';
import { answerProblem, makeProblem, problemResponse } from './http/problems.ts';
import { streamLevels } from './http/stream-levels.ts';
import { visitorOf, type ConnectionBindings } from './http/visitor-of.ts';

export type MarketDataDeps = {
  tokens: Tokens;
  quotes: QuoteService;
  changes: LevelChanges;
  clientAddress: ClientAddress;
  log: Pick<Logger, 'error'>;
};

const allowed = 'GET, HEAD, OPTIONS';
const paths = [
  marketDataPaths.indexDataCredentials,
  marketDataPaths.realTimeCredentials,
  marketDataPaths.quote,
  marketDataPaths.quoteName,
  marketDataPaths.levelChanges,
];

/**
 * Credentials and the quote service. Their answers depend on the moment instead of the release: they are never cached,
 * and never part of a page made on the server.
 */
export function marketDataCalls({
  tokens,
  quotes,
  changes,
  clientAddress,
  log,
}: MarketDataDeps): Hono<{ Bindings: ConnectionBindings }> {
  const app = new Hono<{ Bindings: ConnectionBindings }>();
  const routes = new Map(
    paths.map((path) => [path, `${api.base}${path.replace('{', ':').replace('}', '')}`]),
  );
  const route = (path: (typeof paths)[number]) => routes.get(path) ?? path;
  for (const path of routes.values()) {
    app.use(path, cors({ origin: '*', allowMethods: ['GET', 'HEAD', 'OPTIONS'], maxAge: 86_400 }));
    // There are no quotes of an earlier release.
    app.get(path, async (c, next) =>
      c.req.query('asof') === undefined
        ? next()
        : problemResponse(makeProblem(400, 'asof: quotes and tokens are of the moment only')),
    );
  }

  app.get(route(marketDataPaths.indexDataCredentials), async (c) =>
    answer(c, { accessToken: await tokens.issue('index-data'), expiresIn: tokens.lifetime }),
  );
  app.get(route(marketDataPaths.realTimeCredentials), async (c) =>
    answer(c, { realTimeToken: await tokens.issue('real-time') }),
  );
  app.get(route(marketDataPaths.quoteName), async (c) => {
    if ((await endOf(c, tokens, ['index-data'])) === null) return unauthorized();
    const secId = c.req.param('secId') ?? '';
    return answer(c, { secId, name: await quotes.name(secId) } satisfies QuoteName);
  });
  app.get(route(marketDataPaths.quote), async (c) => {
    if ((await endOf(c, tokens, ['index-data', 'real-time'])) === null) return unauthorized();
    return answer(c, await quotes.quote(c.req.param('secId') ?? ''));
  });
  app.get(route(marketDataPaths.levelChanges), async (c) => {
    const end = await endOf(c, tokens, ['index-data', 'real-time']);
    if (end === null) return unauthorized();
    const secId = c.req.param('secId') ?? '';
    const visitor = visitorOf(clientAddress, c);
    return streamLevels(changes, { secId, visitor, endsIn: end - Date.now() });
  });
  for (const path of routes.values()) {
    app.all(path, (c) =>
      problemResponse(makeProblem(405, `${c.req.method} is not possible here`), { Allow: allowed }),
    );
  }
  app.onError(answerProblem(log));
  return app;
}

/** When the first of the required tokens expires; null when one is missing, wrong or expired. */
async function endOf(
  c: Context,
  tokens: Tokens,
  kinds: readonly TokenKind[],
): Promise<number | null> {
  const given: Record<TokenKind, string | null> = {
    'index-data': /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null,
    'real-time': c.req.header(realTimeHeader) ?? null,
  };
  let first = Infinity;
  for (const kind of kinds) {
    const end = await tokens.verify(kind, given[kind]);
    if (end === null) return null;
    first = Math.min(first, end);
  }
  return first;
}

function unauthorized(): Response {
  return problemResponse(makeProblem(401, 'A token is missing, wrong or expired'), {
    'WWW-Authenticate': 'Bearer realm="market data", error="invalid_token"',
  });
}

function answer(c: Context, body: object): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(body);
}
