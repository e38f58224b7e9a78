import { splitLanguage } from '../urls.ts';
import { mixPaths, type MixKind } from './mixed-figures.ts';

/** The figure that a working is of: by index and tag, or by the query of a comparison or blend. */
export type WorkingAddress =
  | { of: 'index'; fundId: string; tag: string }
  | { of: MixKind; figure: string; query: Readonly<Record<string, string>> };

/** The page with the working of an index's figure, by the figure's tag. */
export const workingPage = (fundId: string, tag: string): string =>
  workingOn(`/indexes/details/${encodeURIComponent(fundId)}`, tag);

/** The same below the address of the index's page, which may be a whole one. */
export const workingOn = (page: string, tag: string): string =>
  `${page}/figures/${encodeURIComponent(tag)}`;

const ofIndex = /^\/indexes\/details\/([^/]+)\/figures\/([^/]+)$/;
const ofMix = /^\/indexes\/(compare|blend)\/figures\/([^/]+)$/;

/** The figure whose working an address shows, in any language; null for other pages. */
export function readWorkingAddress({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): WorkingAddress | null {
  const { path } = splitLanguage(pathname);
  const [, fundId, tag] = ofIndex.exec(path) ?? [];
  if (fundId !== undefined && tag !== undefined) {
    return { of: 'index', fundId: decodeURIComponent(fundId), tag: decodeURIComponent(tag) };
  }
  const [, kind, figure] = ofMix.exec(path) ?? [];
  if (kind === undefined || figure === undefined) return null;
  const query = Object.fromEntries(new URLSearchParams(search));
  return { of: kind as MixKind, figure: decodeURIComponent(figure), query };
}

/** The route of workings in Markdown: the page's path with `.md`. */
export const workingMarkdownPath = '/indexes/details/:id/figures/:file{[^/]+\\.md}';

/** The same of a figure of a comparison or blend. */
export const mixedWorkingMarkdownPath = (kind: MixKind): string =>
  `${mixPaths[kind]}/figures/:file{[^/]+\\.md}`;
