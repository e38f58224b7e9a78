import type { EndpointAnswer } from '#src/contract/api/endpoints.ts';
import { readSearchParams } from '#src/domain/search-params.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { contentPageMessages } from '#src/i18n/messages/content-pages.ts';
import { assetTypeLabels } from '#src/i18n/messages/index-labels.ts';
import { Notice } from '#src/ui/notice.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';
import type { ColumnComponent } from './content-page-data.ts';
import { FailedElement } from './failed-element.tsx';
import { IndexTable } from './index-table.tsx';
import { ListFoot } from './list-foot.tsx';

type IndexScreenerPartProps = {
  language: Language;
  component: Extract<ColumnComponent, { name: 'Index Screener' }>;
  rows: EndpointAnswer<'portfolioReturns'> | null;
};

/** The first rows of the screener as a page asks for them, and the way to the whole list. */
export function IndexScreenerPart({ language, component, rows }: IndexScreenerPartProps) {
  const m = contentPageMessages(language);
  if (rows === null) return <FailedElement language={language} />;
  const { portfolios, numberOfPortfolios } = rows;
  const caption = component.title ?? assetTypeLabels(language)['all-asset-types'];
  const all = <PageLink href={screenerAddress(component.searchParams)}>{m.wholeList}</PageLink>;
  if (portfolios.length === 0) return <Notice title={m.noIndexes}>{all}</Notice>;
  return (
    <>
      <IndexTable
        language={language}
        caption={caption}
        showCaption={component.title !== null}
        portfolios={portfolios}
      />
      <ListFoot
        text={m.topOf(
          formatCount(language, portfolios.length),
          formatCount(language, numberOfPortfolios),
        )}
      >
        {all}
      </ListFoot>
    </>
  );
}

/** The same list in the screener, where it can be narrowed further. */
function screenerAddress(searchParams: string): string {
  return withQuery(pages.screener(), readSearchParams(searchParams));
}
