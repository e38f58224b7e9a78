import { splitLanguage } from '../urls.ts';

export type WorkingAddress = { fundId: string; tag: string };

/** Page that shows how a figure of an index came about, by the tag of the figure. */
export const workingPage = (fundId: string, tag: string): string =>
  `/indexes/details/${encodeURIComponent(fundId)}/figures/${encodeURIComponent(tag)}`;

const pattern = /^\/indexes\/details\/([^/]+)\/figures\/([^/]+)$/;

/** Which figure of which index a path is the working of, in any language; null for every other page. */
export function readWorkingPath(path: string): WorkingAddress | null {
  const [, fundId, tag] = pattern.exec(splitLanguage(path).path) ?? [];
  if (fundId === undefined || tag === undefined) return null;
  return { fundId: decodeURIComponent(fundId), tag: decodeURIComponent(tag) };
}

/** Pattern of the addresses of workings in Markdown: that of the page with `.md` behind it. */
export const workingMarkdownPath = '/indexes/details/:id/figures/:file{[^/]+\\.md}';
