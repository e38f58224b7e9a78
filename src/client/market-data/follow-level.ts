import type { Quote } from '#src/contract/api/market-data.ts';
import type { ApiCall } from '../calls/api-client.ts';
import { statusOfError } from '../calls/api-error.ts';
import { logFailure } from '../calls/log-failure.ts';
import type { Credentials } from './credentials.ts';
import { callQuoteService } from './quote-calls.ts';
import { eventsOf } from './read-events.ts';

const firstWait = 1_000;
const longestWait = 60_000;

/** The source of the page's visibility: the document. */
type Visibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

type Following = {
  call: ApiCall;
  credentials: Credentials;
  secId: string;
  /** Null when the service is lost. */
  onQuote: (quote: Quote | null) => void;
  visibility: Visibility;
};

/**
 * Follows the level of an index. A broken stream is reopened with growing delays; a hidden tab requests nothing and
 * resumes when it is shown again. Returns a function that stops it.
 */
export function followLevel(following: Following): () => void {
  const { credentials, visibility } = following;
  let underWay: AbortController | null = null;

  function attend(): void {
    if (visibility.hidden) return pause();
    if (underWay !== null) return;
    underWay = new AbortController();
    credentials.startRefreshing();
    void keepFollowing(following, underWay.signal);
  }
  function pause(): void {
    credentials.stopRefreshing();
    underWay?.abort();
    underWay = null;
  }

  visibility.addEventListener('visibilitychange', attend);
  attend();
  return () => {
    visibility.removeEventListener('visibilitychange', attend);
    pause();
  };
}

async function keepFollowing(following: Following, signal: AbortSignal): Promise<void> {
  let wait = firstWait;
  while (!signal.aborted) {
    let isHeard = false;
    try {
      await followOnce(following, signal, () => {
        isHeard = true;
        wait = firstWait;
      });
    } catch (error) {
      if (signal.aborted) return;
      logFailure('level', error);
      // A stream that breaks after a while is reopened by the next attempt.
      if (!isHeard) following.onQuote(null);
      // An unknown index stays unknown.
      if (statusOfError(error) === 404) return;
    }
    await pauseFor(wait, signal);
    wait = Math.min(wait * 2, longestWait);
  }
}

async function followOnce(
  { call, credentials, secId, onQuote }: Following,
  signal: AbortSignal,
  onAlive: () => void,
): Promise<void> {
  const name = 'levelChanges';
  const { body } = await callQuoteService(call, credentials, { name, secId, signal });
  if (body === null) return;
  for await (const { event, data } of eventsOf(body)) {
    onAlive();
    if (event === 'level' && !signal.aborted) onQuote(JSON.parse(data) as Quote);
  }
}

function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
