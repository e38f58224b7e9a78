import { compress, encodingFor } from '#src/api/http/compression.ts';
import { entityTag } from '#src/api/http/entity-tag.ts';
import { releaseHeaders } from '#src/api/http/release-headers.ts';
import { reloadAfter } from '#src/domain/being-prepared.ts';
import { markdownPath } from '#src/urls/markdown-pages.ts';
import { contentSecurityPolicy, type OutsideSources } from '../http/content-security-policy.ts';

type RenderedPage = {
  status: number;
  html: string;
  release: number;
  isCacheable: boolean;
  sources: OutsideSources;
};

/** How long shared caches may keep a page, by its status. "Not found" is kept briefly, since the page may appear. */
const caching = new Map([
  [200, 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400'],
  [404, 'public, max-age=0, s-maxage=10'],
]);

const never = 'no-store';

function cachingOf({ status, isCacheable }: RenderedPage): string {
  return (isCacheable && caching.get(status)) || never;
}

/** The `Link` to the same page in Markdown. */
function markdownLink({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `<${markdownPath(pathname)}${search}>; rel="alternate"; type="text/markdown"`;
}

/** The response of a rendered page with its policy, compression and, where it may be cached, its entity tag. */
export async function pageResponse(request: Request, page: RenderedPage): Promise<Response> {
  const body = new TextEncoder().encode(page.html);
  const encoding = encodingFor(body, request.headers.get('Accept-Encoding') ?? undefined);
  const kept = cachingOf(page);
  const headers = new Headers({
    'Content-Security-Policy': contentSecurityPolicy(page.html, page.sources),
    'Cache-Control': kept,
    // `Accept` chooses Markdown. The warning about old browsers depends on the user agent, and is added in front of
    // every cache of ours.
    Vary: 'Accept-Encoding, Accept',
    ...releaseHeaders(page.release),
  });
  if (page.status === 503) headers.set('Retry-After', String(reloadAfter));
  if (page.status === 200) headers.set('Link', markdownLink(request));
  if (kept !== never) headers.set('ETag', entityTag(body, encoding));
  const bytes = encoding ? await compress(body, encoding) : body;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Length', String(bytes.length));
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : bytes, { status: page.status, headers });
}
