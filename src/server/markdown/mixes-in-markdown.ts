import { Hono, type Context } from 'hono';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { api as paths } from '#src/urls.ts';
import { markdownPath } from '#src/urls/markdown-pages.ts';
import { mixPaths } from '#src/urls/mixed-figures.ts';
import { blendPath, comparisonPath, readable } from '#src/urls/mixes.ts';
import { mixedWorkingMarkdownPath } from '#src/urls/workings.ts';
import { sendMarkdown, type MarkdownDeps } from './indexes-in-markdown.ts';
import { blendAsMarkdown, comparisonAsMarkdown } from './mixes-as-markdown.ts';
import { workingAsMarkdown } from './working-as-markdown.ts';

type Written = { cite: string };

/**
 * Comparisons, blends and the workings of their figures in Markdown, at the page's address with `.md` after its path.
 * The API's refusals are passed on; an empty page says how to ask.
 */
export function mixesInMarkdown(deps: MarkdownDeps): Hono {
  const app = new Hono();
  app.get(markdownPath(comparisonPath), (c, next) =>
    c.req.query('ids')
      ? answer(deps, c, { call: 'compare', page: comparisonPath }, comparisonAsMarkdown)
      : next(),
  );
  app.get(markdownPath(blendPath), (c, next) =>
    c.req.query('of')
      ? answer(deps, c, { call: 'blend', page: blendPath }, blendAsMarkdown)
      : next(),
  );
  for (const kind of ['compare', 'blend'] as const) {
    app.get(mixedWorkingMarkdownPath(kind), (c) =>
      answer(deps, c, { call: `${kind}Working`, page: mixPaths[kind] }, (working) =>
        workingAsMarkdown(working, deps.publicUrl),
      ),
    );
  }
  return app;
}

type Call = 'compare' | 'blend' | 'compareWorking' | 'blendWorking';

async function answer<Called extends Call>(
  deps: MarkdownDeps,
  c: Context,
  { call, page }: { call: Called; page: string },
  write: (answer: EndpointAnswer<Called>, written: Written) => string,
): Promise<Response> {
  const snapshot = deps.snapshot();
  const { searchParams } = new URL(c.req.url);
  const file = c.req.param('file');
  if (file !== undefined) searchParams.set('figure', file.slice(0, -'.md'.length));
  const found = await deps.api.request(
    `${paths.base}${paths[call]}?${searchParams}`,
    {},
    { snapshot },
  );
  if (!found.ok) return found;
  const release = Number(found.headers.get('Plumbline-Release'));
  searchParams.set('asof', String(release));
  const cite = `${deps.publicUrl}${page}?${readable(searchParams.toString())}`;
  const text = write((await found.json()) as EndpointAnswer<Called>, { cite });
  return sendMarkdown(c, { ...deps, snapshot }, { text, release });
}
