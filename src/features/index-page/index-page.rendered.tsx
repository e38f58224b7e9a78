import { renderToStaticMarkup } from 'react-dom/server';
import { withoutBreaks, withPlainDates } from '../../../tests/support/text-of.ts';
import type { Language } from '#src/domain/language.ts';
import type { ChartState } from './address/chart-state.ts';
import type { IndexPageData } from './index-page-data.ts';
import { exampleApi, exampleAsked, examplePublisher } from './index-page.examples.tsx';
import { IndexPage } from './index-page.tsx';

/** The page as the server renders it. */
export function render(
  data: IndexPageData,
  language: Language = 'en-us',
  chart: ChartState = { compare: [] },
): string {
  return renderToStaticMarkup(
    <IndexPage
      data={data}
      language={language}
      publisher={examplePublisher}
      asked={exampleAsked}
      chart={chart}
      onChart={() => undefined}
      onRetry={() => undefined}
      api={exampleApi}
    />,
  );
}

export const plain = (html: string) =>
  withPlainDates(withoutBreaks(html))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
export const textOf = (data: IndexPageData, language?: Language) => plain(render(data, language));

/** One section, by its anchor. */
export function markupOf(html: string, id: string): string {
  const start = html.lastIndexOf('<section', html.indexOf(`id="${id}"`));
  return html.slice(start, html.indexOf('</section>', start));
}

/** Text of one section, by its anchor. */
export const sectionOf = (html: string, id: string): string => plain(markupOf(html, id));
