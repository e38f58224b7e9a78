import { renderToString } from 'react-dom/server';
import type { Portfolio } from '#src/contract/api/portfolios.ts';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import { DefaultLayout } from '#src/features/shell/default-layout.tsx';
import { ScreenerPage, type ScreenerData } from '#src/features/screener/screener-page.tsx';
import { readScreenerQuery } from '#src/features/screener/screener-query.ts';
import { LocalPathProvider } from '#src/ui/page-link.tsx';

/** What the API answers to the screener without filters. */
export type ScreenerAnswers = Pick<ScreenerData, 'options'> & {
  rows: { portfolios: Portfolio[]; numberOfPortfolios: number };
  about: { assetType: ScreenerData['about'] };
  navigation: MainNavigation;
};

/** The screener in its layout by React alone: no router, no loading, no document around it. */
export function renderScreener({ about, options, rows, navigation }: ScreenerAnswers): string {
  const data: ScreenerData = {
    query: readScreenerQuery(null, {}),
    assetType: 'all-asset-types',
    about: about.assetType,
    options,
    rows: { rows: rows.portfolios, total: rows.numberOfPortfolios },
  };
  return renderToString(
    <LocalPathProvider value={(path) => path}>
      <DefaultLayout
        language="en-us"
        navigation={{ ...navigation, topHat: null }}
        path="/indexes/screener"
        search=""
        searchBox={null}
        searchToggle={null}
      >
        <ScreenerPage language="en-us" data={data} />
      </DefaultLayout>
    </LocalPathProvider>,
  );
}
