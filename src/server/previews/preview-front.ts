import { parse, serialize } from 'hono/utils/cookie';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Draft } from '#src/store/drafts/drafts.ts';
import { findPassed } from '#src/store/drafts/preview-links.ts';
import type { Database } from '#src/store/store.ts';
import { previewLink } from '#src/urls/preview-link.ts';
import type { Log } from '../observe/log.ts';

type FrontDeps = {
  db: Database;
  /** Origin of the previews. */
  url: string;
  /** The listener that serves a draft in its present revision. */
  listenerOf: (draft: Draft) => Promise<RequestListener>;
  log: Pick<Log, 'error'>;
};

const cookieName = 'plumbline-preview';

/** Without a link every address gets the same answer, whichever draft it names and whatever is wrong with the link. */
const nothingHere = 'There is nothing at this address.\n';
const headersOfNothing = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': Buffer.byteLength(nothingHere),
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};

/**
 * Admits visitors with a link to the preview of a draft. The link is exchanged for a cookie that opens that draft
 * alone.
 */
export function previewFront({ db, url, listenerOf, log }: FrontDeps): RequestListener {
  const isSecure = url.startsWith('https:');

  async function letIn(pass: string, response: ServerResponse): Promise<void> {
    const found = await findPassed(db, pass);
    if (found === null) return nothing(response);
    // Lax, because the link is followed from a message on another site.
    const cookie = serialize(cookieName, pass, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isSecure,
      expires: new Date(found.until * 1000),
    });
    const { 'Content-Length': _, ...headers } = headersOfNothing;
    response.writeHead(303, { ...headers, Location: '/', 'Set-Cookie': cookie }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pass = previewLink.passIn(request.url ?? '/');
    if (pass !== null) return letIn(pass, response);
    const kept = parse(request.headers.cookie ?? '', cookieName)[cookieName];
    const listener = kept === undefined ? null : await listenerFor(kept);
    if (listener === null) return nothing(response);
    listener(request, response);
  }

  /** The listener of the draft that a pass opens; null where it opens none, or none any more once it is there. */
  async function listenerFor(pass: string): Promise<RequestListener | null> {
    const found = await findPassed(db, pass);
    if (found === null) return null;
    // A draft that ends while its preview is made would be shown, or fail for the want of its content.
    const [made] = await Promise.allSettled([listenerOf(found.draft)]);
    if ((await findPassed(db, pass)) === null) return null;
    if (made.status === 'fulfilled') return made.value;
    throw made.reason;
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'a preview failed');
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { 'Cache-Control': 'private, no-store' }).end();
    });
  };
}

function nothing(response: ServerResponse): void {
  response.writeHead(404, headersOfNothing).end(nothingHere);
}
