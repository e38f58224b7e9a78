import type { RequestListener } from 'node:http';
import { weightsOf } from '#src/api/http/weights.ts';
import { markdownPath, pageInMarkdown } from '#src/urls/markdown-pages.ts';
import { isPage } from '../pages/route-pattern.ts';

/**
 * Rewrites the address for a client that prefers Markdown, from a page to its Markdown form. It runs before anything
 * else reads the address, so that cache, limits and log mean the answer that is given.
 */
export function preferMarkdown(next: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/', method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && prefersMarkdown(headers.accept)) request.url = inMarkdown(url);
    next(request, response);
  };
}

function inMarkdown(url: string): string {
  const [path = '/', ...query] = url.split('?');
  const hasForm = isPage(path) && pageInMarkdown(path) === null;
  return hasForm ? [markdownPath(path), ...query].join('?') : url;
}

/** Only if `text/markdown` is named (a browser's `*` means HTML) and, where HTML is named too, has the greater weight. */
function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const weights = weightsOf(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html');
  if (html !== undefined) return markdown > html;
  return markdown > 0 && markdown >= (weights.get('text/*') ?? weights.get('*/*') ?? 0);
}
