import { splitLanguage } from '../urls.ts';

const ending = '.md';

/** Name of a page that has no segment of its own: the home page, in any language. */
const home = 'index';

const isHome = (page: string): boolean => splitLanguage(page).path === '/';

/** Path of a page in Markdown: that of the page with `.md` behind it. */
export function markdownPath(page: string): string {
  if (!isHome(page)) return page + ending;
  return `${page.replace(/\/$/, '')}/${home}${ending}`;
}

/** Path of the page that a path shows in Markdown; null where it names none. */
export function pageInMarkdown(path: string): string | null {
  if (!path.endsWith(ending)) return null;
  const page = path.slice(0, -ending.length);
  const above = page.endsWith(`/${home}`) ? page.slice(0, -home.length - 1) || '/' : page;
  if (isHome(above)) return above === page ? null : above;
  return page === '' ? null : page;
}
