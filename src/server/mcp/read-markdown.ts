import { isCall } from '#src/urls.ts';
import { isDataFile } from '#src/urls/data-files.ts';
import { markdownPath, pageInMarkdown } from '#src/urls/markdown-pages.ts';
import { RefusedError, releaseOf, textOf, type ToolSource } from './tool.ts';

/**
 * A page of this site as Markdown, after following redirects within the site.
 * @throws RefusedError for an address outside the site, and with the site's message where it refuses
 */
export async function readMarkdown(source: ToolSource, address: string) {
  const url = URL.parse(address, source.publicUrl);
  if (url?.origin !== new URL(source.publicUrl).origin)
    throw new RefusedError('Only pages of this site can be read.');
  const path = pageInMarkdown(url.pathname) === null ? markdownPath(url.pathname) : url.pathname;
  const answer = await source.get(path + url.search);
  const to = answer.headers.get('Location');
  if (to !== null && !/^\/(?!\/)/.test(to)) {
    throw new RefusedError(`This page leads elsewhere: ${to}`);
  }
  const page = to === null ? answer : await source.get(to);
  if (isNoPage(page, url.pathname)) {
    throw new RefusedError(
      `Pages alone can be read here, no files and no calls of the API: fetch ${url.href} as it is`,
    );
  }
  return { text: await textOf(page), release: releaseOf(page) || null };
}

/** Whether an address is that of a file or of a call, which has no Markdown. */
function isNoPage({ ok, headers }: Response, path: string): boolean {
  if (ok) return !headers.get('Content-Type')?.startsWith('text/markdown');
  return isCall(path) || isDataFile(path) || /\.(?:svg|png|pdf|xml|json|ics|txt|xlsx)$/.test(path);
}
