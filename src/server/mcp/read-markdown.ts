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
  if (to === null) return pageOf(answer);
  if (!/^\/(?!\/)/.test(to)) throw new RefusedError(`This page leads elsewhere: ${to}`);
  return pageOf(await source.get(to));
}

async function pageOf(answer: Response) {
  return { text: await textOf(answer), release: releaseOf(answer) || null };
}
