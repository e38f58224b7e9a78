import { quoteAddress, realTimeHeader } from '#src/urls/market-data.ts';
import type { ApiCall } from '../calls/api-client.ts';
import { errorFromResponse } from '../calls/api-error.ts';
import type { Credentials } from './credentials.ts';

type QuoteCall = Parameters<typeof quoteAddress>[0];

/**
 * Makes a call of the quote service with its tokens. A 401 renews them once and tries again (MD-04); other failures are
 * thrown.
 */
export async function callQuoteService(
  call: ApiCall,
  credentials: Credentials,
  { name, secId, signal }: { name: QuoteCall; secId: string; signal?: AbortSignal },
): Promise<Response> {
  const needsRealTime = name !== 'quoteName';
  const ask = async () => {
    const [accessToken, realTimeToken] = await Promise.all([
      credentials.accessToken(),
      needsRealTime ? credentials.realTimeToken() : null,
    ]);
    return call(quoteAddress(name, secId), {
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(realTimeToken === null ? {} : { [realTimeHeader]: realTimeToken }),
      },
      ...(signal ? { signal } : {}),
    });
  };
  let response = await ask();
  if (response.status === 401) {
    await Promise.all([
      credentials.renewAccessToken(),
      needsRealTime ? credentials.renewRealTimeToken() : null,
    ]);
    response = await ask();
  }
  if (!response.ok) throw await errorFromResponse(response);
  return response;
}
