import { NotFoundError } from '#src/domain/errors.ts';
import { pageKindOf, type PageKind } from '#src/contract/provider/page-url.ts';
import { pages as urls } from '#src/urls.ts';
import type { Resource } from '../source.ts';
import { getPage } from './find-page.ts';
import { listContentPages } from './list-content-pages.ts';
import { showPage } from './show-page.ts';

/** TP-09: pages below `/page`. */
export const pages: Resource<'pages'> = async ({ lang, url }, source) => {
  if (url === urls.content()) return listContentPages(source, lang);
  requireKind(url, 'content');
  return showPage(source.snapshot, lang, await getPage(source, lang, url));
};

/** TP-09: pages built from sections at addresses of their own. */
export const templatizedPage: Resource<'templatizedPage'> = async ({ lang, url }, source) => {
  requireKind(url, 'templated');
  return showPage(source.snapshot, lang, await getPage(source, lang, url));
};

export const service: Resource<'service'> = async ({ lang }, source) =>
  showPage(source.snapshot, lang, await getPage(source, lang, urls.ourServices));

export const openIndexProject: Resource<'openIndexProject'> = async ({ lang }, source) =>
  showPage(source.snapshot, lang, await getPage(source, lang, urls.openIndexProject));

function requireKind(url: string, kind: PageKind): void {
  if (pageKindOf(url) !== kind) throw new NotFoundError(`There is no page ${url}`);
}
