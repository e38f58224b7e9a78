import type { ApiCall } from '../calls/api-client.ts';
import { callFromBrowser } from '../calls/call-from-browser.ts';
import { createCredentials, type Credentials } from './credentials.ts';

type MarketData = { call: ApiCall; credentials: Credentials };

let held: MarketData | null = null;

/**
 * Tokens and calls of this visit, shared by its pages (NV-07). The calls do not show in the loading bar: an open stream
 * is not a loading page.
 */
export function visitMarketData(apiPort: () => number | null): MarketData {
  if (held === null) {
    const call = callFromBrowser(apiPort);
    held = { call, credentials: createCredentials(call) };
  }
  return held;
}
