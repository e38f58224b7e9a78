import type { ApiCall } from '../calls/api-client.ts';
import { callFromBrowser } from '../calls/call-from-browser.ts';
import { createCredentials, type Credentials } from './credentials.ts';

type MarketData = { call: ApiCall; credentials: Credentials };

let held: MarketData | null = null;

/**
 * Tokens and calls of this visit: made once, so that pages share the tokens (NV-07). The calls stay out of the
 * loading bar: a stream that is open is not a page that is loading.
 */
export function visitMarketData(apiPort: () => number | null): MarketData {
  if (held === null) {
    const call = callFromBrowser(apiPort);
    held = { call, credentials: createCredentials(call) };
  }
  return held;
}
