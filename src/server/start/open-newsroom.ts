import { getRequestListener } from '@hono/node-server';
import type { RequestListener } from 'node:http';
import type { NewsroomDeps } from '#src/newsroom/newsroom-deps.ts';
import { clientAddress } from '#src/api/forms/client-address.ts';
import { openExternalServices } from '#src/outside/external-services.ts';
import { storedFiles } from '../files/stored-files.ts';
import { normaliseTargets } from '../http/normalise-target.ts';
import { plainAnswers } from '../http/plain-answer.ts';
import { receiveBodies } from '../http/receive-bodies.ts';
import { budgets } from '../settings/budgets.ts';
import type { Env } from '../settings/env.ts';
import { openSiteServer } from './site-server.ts';

type Deps = Omit<
  NewsroomDeps,
  'url' | 'previewUrl' | 'openId' | 'clientAddress' | 'uploads' | 'files'
>;

/** Listens for the newsroom at its own port, where it has one: nothing of it answers where the site does. */
export async function openNewsroom(
  { newsroom, previews, trustedProxies }: Pick<Env, 'newsroom' | 'previews' | 'trustedProxies'>,
  deps: Deps,
  opened: AsyncDisposableStack,
): Promise<void> {
  if (newsroom === null) return;
  const { host, port, url, uploadBytes, openId: settings } = newsroom;
  const service = openExternalServices(deps.log).open('openid', budgets.openId);
  const { entries, ratio, times } = budgets.unpacked;
  const bytes = times * uploadBytes;
  const unpacked = { entries, ratio, bytes, fileBytes: bytes / 2 };
  // Imported only where there is one.
  const { createNewsroom } = await import('#src/newsroom/newsroom.ts');
  const app = await createNewsroom({
    ...deps,
    url,
    previewUrl: previews?.url ?? null,
    openId: settings && { settings, service },
    clientAddress: clientAddress(trustedProxies),
    uploads: { bytes: uploadBytes, timeout: budgets.uploadTimeout, unpacked },
    files: storedFiles(deps),
  });
  const answer = getRequestListener(app.fetch, { hostname: new URL(url).host });
  const plain = await plainAnswers(url);
  const onRequest = normaliseTargets((request, response) => void answer(request, response));
  // Forms arrive as fast as those of the site, and one that breaks off never began. What programs send takes its time.
  const onForm = receiveBodies(onRequest, plain, () => {});
  const listener: RequestListener = (request, response) =>
    (request.method === 'PUT' ? onRequest : onForm)(request, response);
  const server = await openSiteServer(listener, plain, {
    host,
    port,
    trustedProxies,
    // The app refuses what comes too late itself, in words.
    requestTimeout: 2 * budgets.uploadTimeout,
  });
  opened.defer(() => server.drain());
  deps.log.info({ url: server.url }, 'the newsroom listens');
}
