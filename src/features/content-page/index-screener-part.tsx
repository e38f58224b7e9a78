import type { Part } from '#src/client/calls/parts.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { contentPageMessages } from '#src/i18n/messages/site/content-pages.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { pages } from '#src/urls.ts';
import { FailedElement } from './failed-element.tsx';
import { IndexTable } from './index-table.tsx';
import { ListPart } from './list-part.tsx';

type IndexScreenerPartProps = {
  language: Language;
  title: string | null;
  searchParams: string;
  answer: Part<EndpointAnswer<'portfolioReturns'>>;
};

/** The first rows of the screener as a page asks for them, and the way to the whole list. */
export function IndexScreenerPart(props: IndexScreenerPartProps) {
  const { language, title, searchParams, answer } = props;
  const m = contentPageMessages(language);
  if (answer === 'failed') return <FailedElement language={language} />;
  const { portfolios, numberOfPortfolios } = answer;
  return (
    <ListPart
      language={language}
      page={pages.screener()}
      searchParams={searchParams}
      linkText={m.allIndexes}
      emptyText={m.noIndexes}
      count={m.shownIndexes(
        formatCount(language, portfolios.length),
        formatCount(language, numberOfPortfolios),
      )}
      isEmpty={portfolios.length === 0}
    >
      <IndexTable
        language={language}
        caption={title ?? assetTypeName(language, 'all-asset-types')}
        showCaption={title !== null}
        portfolios={portfolios}
      />
    </ListPart>
  );
}
