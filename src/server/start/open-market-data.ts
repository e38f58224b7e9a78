import { clientAddress } from '#src/api/forms/client-address.ts';
import type { MarketDataDeps } from '#src/api/market-data.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { externalQuotes, quotePolicy } from '#src/market-data/external-quotes.ts';
import { levelChanges } from '#src/market-data/level-changes.ts';
import { publishedQuotes } from '#src/market-data/published-quotes.ts';
import type { FindPublished } from '#src/market-data/quote-service.ts';
import { tokenSecret } from '#src/market-data/token-secret.ts';
import type { ExternalServices } from '#src/outside/external-services.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import { lateFromOf, nextDueOf, publicationOf } from '#src/api/levels/next-due-of.ts';
import type { Store } from '#src/store/open-store.ts';
import { createTokens } from '#src/market-data/tokens.ts';
import type { Env } from '../settings/env.ts';
import type { Log } from '../observe/log.ts';

/** Tokens, quotes and their stream, as the settings say. `changes.close()` ends the open streams. */
export async function openMarketData(
  env: Pick<Env, 'dataDir' | 'databaseUrl' | 'marketData' | 'trustedProxies'>,
  {
    snapshot,
    store,
    outside,
  }: { snapshot: () => Snapshot; store: Pick<Store, 'db'>; outside: ExternalServices },
  log: Log,
): Promise<MarketDataDeps> {
  const { service, tokenSecret: configured, tokenLifetime: lifetime, providerId } = env.marketData;
  if (env.databaseUrl && configured === null) {
    log.warn('TOKEN_SECRET is not set: tokens of this process are not understood by others');
  }
  const secret = await tokenSecret(configured, env.dataDir);
  const find = publishedIn(snapshot, store);
  const release = () => snapshot().release;
  const quotes =
    service === null
      ? publishedQuotes(find, release)
      : externalQuotes(
          { ...service, providerId },
          { service: outside.open('quote service', quotePolicy), find, release },
        );
  return {
    tokens: createTokens({ secret, lifetime, providerId }),
    quotes,
    changes: levelChanges(quotes),
    clientAddress: clientAddress(env.trustedProxies),
    log,
  };
}

/** The catalogue holds the last level of every index; a quote reads the store once per release, for the calendar. */
function publishedIn(current: () => Snapshot, { db }: Pick<Store, 'db'>): FindPublished {
  return async (secId) => {
    const snapshot = current();
    const { indexes } = snapshot.catalogue;
    const found = indexes.find('secId', secId) ?? indexes.find('fundId', secId);
    if (found === null) throw new NotFoundError(`There is no index ${secId}`);
    const row = indexes.row(found);
    const fundId = row.fundId ?? secId;
    const { site } = await siteTexts({ snapshot, db });
    return {
      secId: row.secId ?? fundId,
      fundId,
      name: row.name ?? fundId,
      currency: row.currency,
      level: row.lastLevel,
      asOfDate: row.lastDate,
      previousLevel: row.previousLevel,
      nextDue: nextDueOf(publicationOf(row), site.calendar)?.by ?? null,
      lateFrom: lateFromOf(publicationOf(row), site),
    };
  };
}
