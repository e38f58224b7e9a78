import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#src/i18n/languages.ts';
import type { ChartState } from './chart-state.ts';
import { FurtherSections } from './further-sections.tsx';
import type { IndexPageData } from './index-page-data.ts';
import { examplePublisher } from './index-page.examples.tsx';
import { exampleReviewChanges } from './index-reviews.example-data.ts';
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
      Further={FurtherSections}
      chart={chart}
      onChart={() => undefined}
      suggest={() => Promise.resolve([])}
      onRetry={() => undefined}
      loadAllConstituents={() => Promise.resolve([])}
      loadReviewChanges={() => Promise.resolve(exampleReviewChanges)}
    />,
  );
}

export const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
export const textOf = (data: IndexPageData, language?: Language) => plain(render(data, language));

/** Text of one section, by its anchor. */
export function sectionOf(html: string, id: string): string {
  const start = html.lastIndexOf('<section', html.indexOf(`id="${id}"`));
  return plain(html.slice(start, html.indexOf('</section>', start)));
}
