import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { vi } from 'vitest';
import { rollbackTo } from '#src/store/releases/rollback.ts';
import { runCommand } from '../publishing/run-command.ts';
import { startSite } from '../support/running-site.ts';
import { openSiteApp } from '../support/site-app.ts';

type Sending = { method?: string; body?: string; headers?: Record<string, string> };
type Answer = { status: number; headers: Headers; text: string };

/**
 * The demo, twice brought back: releases 1 and 3 stand, 2 is withdrawn. Nothing is refused for being too much.
 */
export type RequestedSite = {
  ask: (address: string, sending?: Sending) => Promise<Answer>;
  close: () => Promise<void>;
};

export async function openInProcess(): Promise<RequestedSite> {
  const site = await openSiteApp();
  const ask: RequestedSite['ask'] = async (address, sending = {}) => {
    const answer = await site.app.request(`https://indexes.example${address}`, sending);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  await rollBackTwice(ask, async (to) => void (await rollbackTo(site.store, to)));
  return { ask, close: () => site.close() };
}

export async function startProcess(): Promise<RequestedSite> {
  const site = await startSite({
    PUBLIC_URL: 'https://indexes.example',
    RATE_LIMIT: '0',
    FORM_RATE_LIMIT: '1000000',
    LOG_LEVEL: 'error',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(site.url);
  const ask: RequestedSite['ask'] = (path, { method = 'GET', body = '', headers = {} } = {}) =>
    askProcess({ agent, hostname, port, path, method, headers }, body);
  await rollBackTwice(ask, async (to) => {
    const { code, stderr } = await runCommand(['rollback', String(to), '--reason', 'Wrong'], {
      DATA_DIR: site.dataDir,
    });
    if (code !== 0) throw new Error(stderr);
  });
  return {
    ask,
    async close() {
      agent.destroy();
      await site.stop();
    },
  };
}

async function rollBackTwice(
  ask: RequestedSite['ask'],
  rollBack: (to: number) => Promise<void>,
): Promise<void> {
  for (const release of [2, 3]) {
    await rollBack(release - 1);
    const served = async () =>
      (JSON.parse((await ask('/readyz')).text) as { release: number }).release;
    await vi.waitUntil(async () => (await served()) === release, { timeout: 60_000 });
  }
}

type Asked = {
  agent: Agent;
  hostname: string;
  port: string;
  path: string;
  method: string;
  headers: OutgoingHttpHeaders;
};

/** Asks for an address as it stands, which `fetch` would tidy up. */
function askProcess(asked: Asked, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(asked, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        const { statusCode: status = 0, headersDistinct } = answer;
        const headers = new Headers();
        for (const [name, values = []] of Object.entries(headersDistinct))
          for (const each of values) headers.append(name, each);
        resolve({ status, headers, text });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
