import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { vi } from 'vitest';

export type Read = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  milliseconds: number;
};

/** Connections that stay open, as those of browsers and proxies do. */
const keptOpen = new Agent({ keepAlive: true, maxSockets: 64 });

let visitors = 0;

/**
 * Reads an address whole, as another visitor each time where the site believes this proxy. Rejects when the answer breaks off or does not come. A connection that was open from
 * an earlier request may be closed at the very moment of the next: as every client of HTTP does, it is asked
 * again on a new one (RFC 9112, 9.3.1).
 */
export function read(url: string, agent: Agent | false = keptOpen): Promise<Read> {
  visitors += 1;
  const headers = { 'X-Forwarded-For': `10.0.${(visitors >> 8) & 255}.${visitors & 255}` };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent, headers, timeout: 30_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text, milliseconds: performance.now() - started });
      });
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer within 30 s')));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(read(url, false));
      else reject(error);
    });
  });
}

export type Readers = {
  /** What went wrong, in words. */
  failures: string[];
  /** Reads that were answered so far. */
  answered: () => number;
  /** Waits for so many further answers. */
  more: (count: number) => Promise<void>;
  /** Stops, waits for what is under way, and gives what was measured. */
  finish: () => Promise<{ reads: number; perSecond: number; longest: number }>;
};

/** On a machine that does not keep up readers come more slowly, or their requests would only pile up. */
const mostAtOnce = 100;

/**
 * Readers who come so many times a second, whatever becomes of those before them; each reads the next of the
 * addresses. An answer is a failure unless it is a 200 with which `check` finds nothing wrong.
 */
export function startReaders(
  perSecond: number,
  addresses: () => readonly string[],
  check: (found: Read, address: string) => string | null = () => null,
): Readers {
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  const started = performance.now();
  let begun = 0;
  let answered = 0;
  let longest = 0;

  async function readNext(address: string): Promise<void> {
    try {
      const found = await read(address);
      longest = Math.max(longest, found.milliseconds);
      const wrong =
        found.status === 200
          ? check(found, address)
          : `status ${found.status} ${found.text.slice(0, 200)}`;
      if (wrong !== null) failures.push(`${address}: ${wrong}`);
    } catch (error) {
      failures.push(`${address}: ${String(error)}`);
    }
    answered += 1;
  }

  let due = 0;
  const every = 10;
  const timer = setInterval(() => {
    due += (every / 1000) * perSecond;
    const all = addresses();
    for (; due >= 1 && underWay.size < mostAtOnce; due -= 1, begun += 1) {
      const reading = readNext(all[begun % all.length]!).finally(() => underWay.delete(reading));
      underWay.add(reading);
    }
    due = Math.min(due, 1);
  }, every);
  return {
    failures,
    answered: () => answered,
    async more(count) {
      const enough = answered + count;
      await vi.waitUntil(() => answered >= enough, { timeout: 120_000, interval: 20 });
    },
    async finish() {
      clearInterval(timer);
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(underWay);
      return { reads: answered, perSecond: Math.round(answered / seconds), longest };
    },
  };
}
