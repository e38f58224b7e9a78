import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { compareDraft } from '#src/publishing/drafts/compare-draft.ts';
import type { Draft } from '#src/store/drafts/drafts.ts';
import { openPreviewSchema } from '#src/store/drafts/preview-schema.ts';
import { openStore } from '#src/store/open-store.ts';
import { plainAnswers } from '../http/plain-answer.ts';
import { createLog } from '../observe/log.ts';
import { loadBuiltPages } from '../pages/built-pages.ts';
import type { Env } from '../settings/env.ts';
import { openSiteServer } from '../start/site-server.ts';
import { startServer } from '../start/start-server.ts';
import { previewEnv } from './preview-env.ts';
import { previewFront } from './preview-front.ts';

type Running = { listener: RequestListener; close: () => Promise<void> };

/** Most drafts shown at once: each is a whole site with a catalogue of its own. */
const mostShown = 4;
/** Milliseconds without a request after which a preview is closed. */
const idleAfter = 15 * 60_000;

/** Serves the previews of drafts to visitors with a link, each as a site of its own over what is public. */
export async function runPreviews(env: Env): Promise<{ url: string; close: () => Promise<void> }> {
  if (env.previews === null) throw new Error('PREVIEW_PORT is not set');
  const { host, port, url } = env.previews;
  const opened = new AsyncDisposableStack();
  const log = createLog(env.logLevel);
  const pages = await loadBuiltPages();
  const store = await openStore(env);
  opened.defer(() => store.close());
  const running = new LRUCache<number, Promise<Running>>({
    max: mostShown,
    ttl: idleAfter,
    updateAgeOnGet: true,
    ttlAutopurge: true,
    dispose: (ended) => void ended.then(({ close }) => close()).catch(() => {}),
  });
  opened.defer(async () => {
    const all = Array.from(running.values());
    await Promise.allSettled(all.map(async (one) => (await one).close()));
  });

  function listenerOf(draft: Draft): Promise<RequestListener> {
    const known = running.get(draft.content);
    const preview = known ?? startPreview(draft);
    if (!known) {
      running.set(draft.content, preview);
      preview.catch(() => running.delete(draft.content));
    }
    return preview.then(({ listener }) => listener);
  }

  async function startPreview(draft: Draft): Promise<Running> {
    const { number, label, content } = draft;
    await using opening = new AsyncDisposableStack();
    const ownDir = await mkdtemp(path.join(os.tmpdir(), 'plumbline-preview-'));
    opening.defer(() => rm(ownDir, { recursive: true, force: true, maxRetries: 10 }));
    const schema = await openPreviewSchema(store, content);
    let listener: RequestListener | null = null;
    const mounted = { url, announceEnd: () => {}, drain: async () => {} };
    const changes = await compareDraft(store, draft);
    const shown = { label: `draft ${number} (${label})`, schema, dataDir: env.dataDir, changes };
    const server = await startServer(
      previewEnv(env, { publicUrl: url, dataDir: ownDir, shown }),
      pages,
      {
        log,
        mount: (own) => {
          listener = own;
          return mounted;
        },
      },
    );
    opening.defer(() => server.close());
    const kept = opening.move();
    return { listener: listener!, close: () => kept.disposeAsync() };
  }

  const front = previewFront({ db: store.db, url, listenerOf, log });
  const server = await openSiteServer(front, await plainAnswers(url), {
    host,
    port,
    trustedProxies: env.trustedProxies,
  });
  opened.defer(() => server.drain());
  log.info({ url: server.url }, 'previews listen');
  return { url: server.url, close: () => opened.disposeAsync() };
}
