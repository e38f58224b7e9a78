import type { RequestListener } from 'node:http';
import { weightsOf } from '#src/api/http/weights.ts';
import { indexTwinAddress } from '#src/urls/downloads.ts';

/** Pages that have a twin in Markdown; what names the index is the text after the last hyphen (RT-08). */
const withTwin = /^\/indexes\/details\/(?:[^/?]*-)?([^/?-]+)(?<!\.md)(\?.*)?$/;

/** The working of a figure has one too. */
const working = /^(\/indexes\/details\/[^/?]+\/figures\/[^/?]+)(?<!\.md)(\?.*)?$/;

/**
 * Leads who prefers Markdown from the page of an index to its twin, before anything looks at the address: memory, limits
 * and log mean the very answer that is given.
 */
export function preferMarkdown(next: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/', method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && prefersMarkdown(headers.accept)) {
      request.url = url
        .replace(withTwin, (_, id: string, query = '') => indexTwinAddress(id) + query)
        .replace(working, (_, page: string, query = '') => `${page}.md${query}`);
    }
    next(request, response);
  };
}

/** Only who names it: `*` of a browser means its own forms. Where HTML is named too, it has to weigh more. */
function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('text/markdown')) return false;
  const weights = weightsOf(accept);
  const markdown = weights.get('text/markdown') ?? 0;
  const html = weights.get('text/html');
  if (html !== undefined) return markdown > html;
  return markdown > 0 && markdown >= (weights.get('text/*') ?? weights.get('*/*') ?? 0);
}
