import type { RequestListener } from 'node:http';
import { weightsOf } from '#src/api/http/weights.ts';
import { indexTwinAddress } from '#src/urls/downloads.ts';
import { mixTwinPath } from '#src/urls/mixes.ts';

/** Pages of indexes; the text after the last hyphen names the index (RT-08). */
const indexPage = /^\/indexes\/details\/(?:[^/?]*-)?([^/?-]+)(?<!\.md)(\?.*)?$/;

/** Comparisons and blends. */
const mixPage = /^(\/indexes\/(?:compare|blend))(\?.*)?$/;

/** Pages of the working of a figure. */
const workingPage = /^(\/indexes\/details\/[^/?]+\/figures\/[^/?]+)(?<!\.md)(\?.*)?$/;

/**
 * Rewrites the address for a client that prefers Markdown, from a page to its Markdown form. It runs before anything
 * else reads the address, so that cache, limits and log mean the answer that is given.
 */
export function preferMarkdown(next: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/', method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && prefersMarkdown(headers.accept)) {
      request.url = url
        .replace(indexPage, (_, id: string, query = '') => indexTwinAddress(id) + query)
        .replace(mixPage, (_, page: string, query = '') => mixTwinPath(page) + query)
        .replace(workingPage, (_, page: string, query = '') => `${page}.md${query}`);
    }
    next(request, response);
  };
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
