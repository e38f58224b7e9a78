import type { Quote, QuoteName } from '#src/contract/api/market-data.ts';
import type { ApiCall } from '../calls/api-client.ts';
import { logFailure } from '../calls/log-failure.ts';
import type { Credentials } from './credentials.ts';
import { callQuoteService } from './quote-calls.ts';

/** Name and quote of a related index, merged by secId (ID-05). */
export type RelatedQuote = { secId: string; name: string; quote: Quote };

/**
 * Name and quote of each index, by two calls each. A failure renews the credentials once and tries again; a second one
 * is logged, and there are no quotes (MD-04).
 */
export async function loadRelatedQuotes(
  call: ApiCall,
  credentials: Credentials,
  secIds: readonly string[],
): Promise<RelatedQuote[]> {
  const load = () => Promise.all(secIds.map((secId) => loadOne(call, credentials, secId)));
  try {
    return await load().catch(async () => {
      await Promise.all([credentials.renewAccessToken(), credentials.renewRealTimeToken()]);
      return load();
    });
  } catch (error) {
    logFailure('related indexes', error);
    return [];
  }
}

async function loadOne(
  call: ApiCall,
  credentials: Credentials,
  secId: string,
): Promise<RelatedQuote> {
  const [quote, { name }] = await Promise.all([
    ask<Quote>(call, credentials, 'quote', secId),
    ask<QuoteName>(call, credentials, 'quoteName', secId),
  ]);
  return { secId, name, quote };
}

async function ask<Answer>(
  call: ApiCall,
  credentials: Credentials,
  name: 'quote' | 'quoteName',
  secId: string,
): Promise<Answer> {
  const response = await callQuoteService(call, credentials, { name, secId });
  return response.json();
}
