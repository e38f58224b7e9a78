import { indexSections } from '#src/domain/index-sections.ts';
import { pages } from '../urls.ts';

const byPage: Readonly<Record<string, readonly string[]>> = {
  [pages.data]: ['changes', 'code', 'cite', 'terms'],
  [pages.status]: ['releases', 'rules'],
};

const indexPage = /^\/indexes\/(details|screener\/[^/]+)\/[^/]+$/;

/** The parts of a page of the software that links can lead to; null where its parts are the provider's, or have no names. */
export const anchorsOfPage = (path: string): readonly string[] | null =>
  byPage[path] ?? (indexPage.test(path) ? indexSections : null);
