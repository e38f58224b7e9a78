import type { Language } from '#src/domain/language.ts';
import { withQuery } from '../urls.ts';

/** Pattern of the addresses of pictures: a chart of an index, as SVG or PNG. */
export const chartPath = '/charts/indexes/:fundId/:file{[a-z-]+\\.(?:svg|png)}';

/** Whether a path is that of a picture of a chart. */
export const isChartPicture = (path: string): boolean => path.startsWith('/charts/');

/** Address of the picture that others show of the page of an index; of a release, or of whichever is current. */
export function sharePictureOf(fundId: string, language: Language, asof?: number): string {
  return withQuery(`/charts/indexes/${encodeURIComponent(fundId)}/share.png`, {
    lang: language,
    asof,
  });
}

/** Address of a chart of an index as a picture. */
export function chartPicture(
  fundId: string,
  chart: 'levels' | 'drawdown',
  format: 'svg' | 'png',
  asked: Partial<Record<'period' | 'from' | 'to' | 'lang', string | undefined>> & {
    asof?: number | undefined;
  } = {},
): string {
  return withQuery(`/charts/indexes/${encodeURIComponent(fundId)}/${chart}.${format}`, asked);
}
