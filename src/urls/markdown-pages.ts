import { splitLanguage } from '../urls.ts';

const ending = '.md';

/** The file name of a page without a segment of its own: the home page of each language. */
const home = 'index';

const isHome = (page: string): boolean => splitLanguage(page).path === '/';

/** The path of a page in Markdown: the page's path with `.md`. */
export function markdownPath(page: string): string {
  if (!isHome(page)) return page + ending;
  return `${page.replace(/\/$/, '')}/${home}${ending}`;
}

/** The path of the page that a Markdown path belongs to; null for other paths. */
export function pageInMarkdown(path: string): string | null {
  if (!path.endsWith(ending)) return null;
  const page = path.slice(0, -ending.length);
  const above = page.endsWith(`/${home}`) ? page.slice(0, -home.length - 1) || '/' : page;
  if (isHome(above)) return above === page ? null : above;
  return page === '' ? null : page;
}
