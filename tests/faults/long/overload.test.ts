import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { read, startReaders, type Read } from './readers.ts';

/** Three times as many as are worked on or wait: most of those who come first must be refused. */
const visitors = 600;

let site: RunningSite;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  site = await startSite({
    RATE_LIMIT: '0',
    METRICS_PORT: String(metricsPort),
    // This machine holds more connections than one address may.
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => site?.stop());

/** Each visitor searches for something else, so that every page has to be made. */
const pageOf = (visitor: number) =>
  `${site.url}/indexes/screener/equity?filterPattern=x${visitor}&page=${visitor}`;

/** Connections of the agent that the server's system has taken, read or not. */
function connected(agent: Agent): number {
  const sockets = Object.values(agent.sockets).flatMap((some) => some ?? []);
  return sockets.filter(({ connecting }) => !connecting).length;
}

/** Refusals that the server has counted. */
async function counted(): Promise<number> {
  const { text } = await read(`http://127.0.0.1:${metricsPort}/`, false);
  return Number(/^plumbline_refused_total{why="overload"} (\d+)$/m.exec(text)?.[1] ?? 0);
}

test(
  'flooded with pages that have to be made, the site refuses at once what it cannot make, and makes all in the end',
  { timeout: 600_000 },
  async () => {
    const home = `${site.url}/`;
    for (const warmUp of [home, pageOf(0)]) expect((await read(warmUp)).status).toBe(200);
    const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
    // What others on this machine are told of it meanwhile, and what lies in memory.
    const health = startReaders(10, () => [`${site.url}/healthz`, `${site.url}/readyz`]);
    const cached = startReaders(20, () => [home]);
    const answers: Read[] = [];
    async function visit(visitor: number): Promise<void> {
      for (;;) {
        const answer = await read(pageOf(visitor), agent);
        answers.push(answer);
        if (answer.status !== 503) return;
        // The answer itself says for how long.
        await sleep(1_000 * Number(answer.headers['retry-after']));
      }
    }
    // Held until more have come than it has places for, so that they are there at once however fast this machine is.
    site.process.kill('SIGSTOP');
    const visits = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at + 1)));
    await expect.poll(() => connected(agent), { timeout: 30_000 }).toBeGreaterThan(visitors / 2);
    site.process.kill('SIGCONT');
    await visits;
    const [healthy, remembered] = await Promise.all([health.finish(), cached.finish()]);
    expect([...health.failures, ...cached.failures]).toEqual([]);
    const made = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    const longest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    console.info(
      `${visitors} visitors at once: ${refused.length} refusals until all had their page, the slowest answer ` +
        `after ${longest.toFixed(0)} ms; health in ${healthy.longest.toFixed(0)} ms and pages from memory in ` +
        `${remembered.longest.toFixed(0)} ms at most`,
    );
    expect([made.length, answers.length]).toEqual([visitors, visitors + refused.length]);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']));
    expect(await counted()).toBe(refused.length);
    // Without a bound the last of them would wait for all the others.
    expect(longest).toBeLessThan(25_000);
    expect(healthy.longest).toBeLessThan(10_000);
    agent.destroy();
  },
);
