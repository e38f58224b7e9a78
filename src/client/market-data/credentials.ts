import type { IndexDataCredentials, RealTimeCredentials } from '#src/contract/api/market-data.ts';
import { api } from '#src/urls.ts';
import { marketDataPaths } from '#src/urls/market-data.ts';
import type { ApiCall } from '../calls/api-client.ts';
import { ApiError, errorFromResponse } from '../calls/api-error.ts';

export type Credentials = {
  /** Cached until it is renewed, by the timer or on request. */
  accessToken: () => Promise<string>;
  /** Cached until it is renewed on request (NV-07). */
  realTimeToken: () => Promise<string>;
  renewAccessToken: () => Promise<string>;
  renewRealTimeToken: () => Promise<string>;
  /** Starts refreshing the index-data token on a timer, from when it is first there. */
  startRefreshing: () => void;
  stopRefreshing: () => void;
};

/** A token is fetched again after a tenth of its life: expiresIn × 100 ms (MD-02). */
const millisecondsPerSecondOfLife = 100;

/** What the service says when it does not say how long a token is good. */
const usualExpiresIn = 3600;

/** The tokens of a visit. Simultaneous requests share one answer. */
export function createCredentials(call: ApiCall): Credentials {
  let expiresIn = usualExpiresIn;
  let isRefreshing = false;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const access = heldToken(async () => {
    const answer = await getJson<Partial<IndexDataCredentials>>(
      call,
      marketDataPaths.indexDataCredentials,
    );
    expiresIn = answer.expiresIn ?? usualExpiresIn;
    return answer.accessToken;
  });
  const realTime = heldToken(async () => {
    const answer = await getJson<Partial<RealTimeCredentials>>(
      call,
      marketDataPaths.realTimeCredentials,
    );
    return answer.realTimeToken;
  });

  function stopRefreshing(): void {
    isRefreshing = false;
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function refreshLater(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (!isRefreshing) return;
    timer = setTimeout(() => {
      // A failed refresh is repeated at the next turn; until then the present token is used.
      void renewAccessToken().catch(() => refreshLater());
    }, expiresIn * millisecondsPerSecondOfLife);
  }

  async function renewAccessToken(): Promise<string> {
    const token = await access.renew();
    refreshLater();
    return token;
  }

  return {
    accessToken: access.get,
    realTimeToken: realTime.get,
    renewAccessToken,
    renewRealTimeToken: realTime.renew,
    startRefreshing() {
      stopRefreshing();
      isRefreshing = true;
      void access.get().then(refreshLater, refreshLater);
    },
    stopRefreshing,
  };
}

function heldToken(fetchToken: () => Promise<string | undefined>) {
  let held: Promise<string> | null = null;
  let underWay: Promise<string> | null = null;
  async function renew(): Promise<string> {
    if (underWay !== null) return underWay;
    underWay = fetchToken().then((token) => {
      if (!token) throw new ApiError(0, 'An answer without a token');
      return token;
    });
    try {
      const token = await underWay;
      held = Promise.resolve(token);
      return token;
    } finally {
      underWay = null;
    }
  }
  return { renew, get: () => held ?? renew() };
}

async function getJson<Answer>(call: ApiCall, path: string): Promise<Answer> {
  const response = await call(`${api.base}${path}`);
  if (!response.ok) throw await errorFromResponse(response);
  return response.json();
}
