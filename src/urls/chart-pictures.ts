import type { Language } from '#src/domain/language.ts';
import { withQuery } from '../urls.ts';
import { callAddress, type CallValues } from './call-address.ts';
import { readable } from './mixes.ts';

/** The route of a chart of an index as SVG or PNG. */
export const chartPath = '/charts/indexes/:fundId/:file{[a-z-]+\\.(?:svg|png)}';

/** The route of an article's share picture. */
export const articleChartPath = '/charts/articles/:articleId/:file{share\\.(?:svg|png)}';

/** The routes of pictures of several indexes: a comparison, a blend, a scatter. */
export const severalPaths = {
  compare: '/charts/:file{compare\\.(?:svg|png)}',
  blend: '/charts/:file{blend\\.(?:svg|png)}',
  screener: '/charts/:file{screener\\.(?:svg|png)}',
} as const;

/** Whether a path is a chart picture. */
export const isChartPicture = (path: string): boolean => path.startsWith('/charts/');

/** The share picture of an index's page, of one release or the current one. */
export function sharePictureOf(fundId: string, language: Language, asof?: number): string {
  return withQuery(`/charts/indexes/${encodeURIComponent(fundId)}/share.png`, {
    lang: language,
    asof,
  });
}

/** The share picture of an article with a chart. */
export const articleShare = (articleId: string, lang: Language, asof?: string): string =>
  withQuery(`/charts/articles/${encodeURIComponent(articleId)}/share.png`, { lang, asof });

type PictureParameters = Partial<Record<'period' | 'from' | 'to' | 'lang', string | undefined>> & {
  asof?: number | undefined;
};

/** The charts of an index that its page offers as pictures. */
export type IndexChart = 'levels' | 'drawdown' | 'calendar-years' | 'composition';

/** The address of a chart of an index as a picture. */
export function chartPicture(
  fundId: string,
  chart: IndexChart,
  format: 'svg' | 'png',
  parameters: PictureParameters = {},
): string {
  return withQuery(`/charts/indexes/${encodeURIComponent(fundId)}/${chart}.${format}`, parameters);
}

type MixPicture = { lang: Language; asof?: string | number | null | undefined };

/** The picture of a comparison or a blend, with the query of its page. */
export function severalPicture(
  chart: 'compare' | 'blend',
  format: 'svg' | 'png',
  query: string,
  parameters: MixPicture,
): string {
  return readable(withQuery(`/charts/${chart}.${format}?${query}`, parameters));
}

/** The share picture of a comparison or a blend, from the address of its page. */
export function mixShare(chart: 'compare' | 'blend', page: string, parameters: MixPicture): string {
  const [, query = ''] = page.split('?');
  return `${severalPicture(chart, 'png', query, parameters)}&width=1200&height=630`;
}

/** The scatter of a list as a picture, with the query of the API call. */
export function pointsPicture(format: 'svg' | 'png', parameters: CallValues): string {
  const [, query = ''] = callAddress('', parameters).split('?');
  return `/charts/screener.${format}?${query}`;
}
