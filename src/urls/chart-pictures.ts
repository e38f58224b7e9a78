import type { Language } from '#src/domain/language.ts';
import { withQuery } from '../urls.ts';
import { callAddress, type CallValues } from './call-address.ts';
import { readable } from './mixes.ts';

/** Pattern of the addresses of pictures: a chart of an index, as SVG or PNG. */
export const chartPath = '/charts/indexes/:fundId/:file{[a-z-]+\\.(?:svg|png)}';

/** Pattern of what others show of an article. */
export const articleChartPath = '/charts/articles/:articleId/:file{share\\.(?:svg|png)}';

/** Patterns of those of several indexes: a comparison, a blend, a list as points. */
export const severalPaths = {
  compare: '/charts/:file{compare\\.(?:svg|png)}',
  blend: '/charts/:file{blend\\.(?:svg|png)}',
  screener: '/charts/:file{screener\\.(?:svg|png)}',
} as const;

/** Whether a path is that of a picture of a chart. */
export const isChartPicture = (path: string): boolean => path.startsWith('/charts/');

/** Address of the picture that others show of the page of an index; of a release, or of whichever is current. */
export function sharePictureOf(fundId: string, language: Language, asof?: number): string {
  return withQuery(`/charts/indexes/${encodeURIComponent(fundId)}/share.png`, {
    lang: language,
    asof,
  });
}

/** Address of the picture that others show of an article with a chart. */
export const articleShare = (articleId: string, lang: Language, asof?: string): string =>
  withQuery(`/charts/articles/${encodeURIComponent(articleId)}/share.png`, { lang, asof });

type Asked = Partial<Record<'period' | 'from' | 'to' | 'lang', string | undefined>> & {
  asof?: number | undefined;
};

/** Charts of an index that its page offers as pictures. */
export type IndexChart = 'levels' | 'drawdown' | 'calendar-years' | 'composition';

/** Address of a chart of an index as a picture. */
export function chartPicture(
  fundId: string,
  chart: IndexChart,
  format: 'svg' | 'png',
  asked: Asked = {},
): string {
  return withQuery(`/charts/indexes/${encodeURIComponent(fundId)}/${chart}.${format}`, asked);
}

/** The picture of a comparison or a blend, by the query of its page. */
export function severalPicture(
  chart: 'compare' | 'blend',
  format: 'svg' | 'png',
  query: string,
  asked: { lang: Language; asof?: string | number | undefined },
): string {
  return readable(withQuery(`/charts/${chart}.${format}?${query}`, asked));
}

/** The points of a list as a picture, by what the API is asked for them. */
export function pointsPicture(format: 'svg' | 'png', asked: CallValues): string {
  const [, query = ''] = callAddress('', asked).split('?');
  return `/charts/screener.${format}?${query}`;
}
