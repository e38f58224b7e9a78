import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultFormSiteId } from '#src/contract/forms/form-fields.ts';
import { keyHeader, submissionAddress } from '#src/contract/forms/submission.ts';
import { contactValues } from '../support/leads.ts';

export type Visitors = {
  /** Keys of the submissions that were acknowledged. */
  acknowledged: Set<string>;
  /** Keys of those that are sent and not answered yet. */
  inFlight: Set<string>;
  /** Stops new submissions and waits until every begun one is acknowledged. */
  finish: () => Promise<void>;
};

const address = submissionAddress('contact', defaultFormSiteId, 'en-us');
const body = new URLSearchParams(contactValues).toString();

/** Sends one submission; gives its status, or null when no answer came. */
export async function sendOnce(origin: string, key: string): Promise<number | null> {
  try {
    const response = await fetch(origin + address, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', [keyHeader]: key },
      signal: AbortSignal.timeout(10_000),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

/** On a machine that does not keep up visitors come more slowly, or they would never all be answered. */
const longestTick = 50;
const mostAtOnce = 50;

/**
 * Visitors who submit so many forms a second while the site is up, each at one of the origins that take forms at
 * that moment. Who gets no acknowledgement sends again under the same key, as the browser does.
 */
export function startVisitors(perSecond: number, origins: () => readonly string[]): Visitors {
  const acknowledged = new Set<string>();
  const inFlight = new Set<string>();
  const begun: Promise<void>[] = [];
  let up = 0;
  let last = performance.now();

  async function visit(turn: number): Promise<void> {
    const key = randomUUID();
    for (let attempt = turn; ; attempt++) {
      const open = origins();
      const origin = open[attempt % open.length];
      if (origin !== undefined) {
        inFlight.add(key);
        const status = await sendOnce(origin, key);
        inFlight.delete(key);
        if (status === 200) {
          acknowledged.add(key);
          return;
        }
      }
      // A visitor's own time before the next attempt, as that of the browser.
      await sleep(100);
    }
  }

  const timer = setInterval(() => {
    const now = performance.now();
    if (origins().length > 0) up += Math.min(now - last, longestTick);
    last = now;
    const due = Math.min((up / 1000) * perSecond, acknowledged.size + mostAtOnce);
    while (begun.length < due) begun.push(visit(begun.length));
  }, 10);
  return {
    acknowledged,
    inFlight,
    async finish() {
      clearInterval(timer);
      await Promise.all(begun);
    },
  };
}
