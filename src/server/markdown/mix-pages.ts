import { Hono, type Context } from 'hono';
import type { BlendAnswer } from '#src/contract/api/blend.ts';
import type { Comparison } from '#src/contract/api/compare.ts';
import { api as paths } from '#src/urls.ts';
import { blendPath, comparisonPath, mixTwinPath, readable } from '#src/urls/mixes.ts';
import { sendMarkdown, type TwinDeps } from './markdown-pages.ts';
import { blendTwin, comparisonTwin } from './mixes-as-markdown.ts';

type Written = { cite: string };

/**
 * Comparisons and blends in Markdown, at the address of the page with `.md` behind its path. What the API refuses is
 * refused in its words.
 */
export function mixTwins(deps: TwinDeps): Hono {
  const app = new Hono();
  app.get(mixTwinPath(comparisonPath), (c) =>
    answer<Comparison>(deps, c, { call: paths.compare, page: comparisonPath }, comparisonTwin),
  );
  app.get(mixTwinPath(blendPath), (c) =>
    answer<BlendAnswer>(deps, c, { call: paths.blend, page: blendPath }, blendTwin),
  );
  return app;
}

async function answer<Answer>(
  deps: TwinDeps,
  c: Context,
  { call, page }: { call: string; page: string },
  write: (answer: Answer, written: Written) => string,
): Promise<Response> {
  const snapshot = deps.snapshot();
  const { searchParams } = new URL(c.req.url);
  const found = await deps.api.request(`${paths.base}${call}?${searchParams}`, {}, { snapshot });
  if (!found.ok) return found;
  const release = Number(found.headers.get('Plumbline-Release'));
  searchParams.set('asof', String(release));
  const cite = `${deps.publicUrl}${page}?${readable(searchParams.toString())}`;
  const text = write((await found.json()) as Answer, { cite });
  return sendMarkdown(c, { ...deps, snapshot }, { text, release });
}
