import { splitLanguage } from '../urls.ts';

export type WorkingAddress = { fundId: string; tag: string };

/** The page with the working of an index's figure, by the figure's tag. */
export const workingPage = (fundId: string, tag: string): string =>
  `/indexes/details/${encodeURIComponent(fundId)}/figures/${encodeURIComponent(tag)}`;

const pattern = /^\/indexes\/details\/([^/]+)\/figures\/([^/]+)$/;

/** The index and figure whose working a path shows, in any language; null for other pages. */
export function readWorkingPath(path: string): WorkingAddress | null {
  const [, fundId, tag] = pattern.exec(splitLanguage(path).path) ?? [];
  if (fundId === undefined || tag === undefined) return null;
  return { fundId: decodeURIComponent(fundId), tag: decodeURIComponent(tag) };
}

/** The route of workings in Markdown: the page's path with `.md`. */
export const workingMarkdownPath = '/indexes/details/:id/figures/:file{[^/]+\\.md}';
