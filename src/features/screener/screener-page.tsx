import type {
  AssetTypeDescription,
  FilterOptions,
  PortfolioPage,
} from '#src/contract/api/portfolios.ts';
import { allAssetTypes, type AssetType } from '#src/domain/asset-type.ts';
import type { Language } from '#src/i18n/languages.ts';
import { Container } from '#src/ui/layout.tsx';
import { AssetTypeTabs } from './asset-type-tabs.tsx';
import { FilterToggle } from './filter-toggle.tsx';
import { ScreenerFilters } from './screener-filters.tsx';
import { ScreenerHead } from './screener-head.tsx';
import type { ScreenerQuery } from './screener-query.ts';
import { ScreenerResults } from './screener-results.tsx';
import { ScreenerSearch } from './screener-search.tsx';
import { SelectedFilters } from './selected-filters.tsx';
import styles from './screener-page.module.css';

/** `refused`: the address holds a filter, a sort or a page that the API does not know. */
export type ScreenerRows = PortfolioPage | 'refused' | null;

export type ScreenerData = {
  query: ScreenerQuery;
  assetType: AssetType | typeof allAssetTypes;
  /** Null where it could not be loaded; each part stands without the others. */
  about: AssetTypeDescription | null;
  options: FilterOptions | null;
  rows: ScreenerRows;
};

type ScreenerPageProps = { language: Language; data: ScreenerData };

/** Search, filters and table of the indexes; complete without scripts, by links and one form. */
export function ScreenerPage({ language, data }: ScreenerPageProps) {
  const { query, assetType, about, options, rows } = data;
  return (
    <Container>
      <ScreenerHead language={language} assetType={assetType} about={about} />
      <AssetTypeTabs language={language} current={assetType} query={query} />
      <div className={styles.columns}>
        <ScreenerFilters
          language={language}
          query={query}
          options={options}
          without={assetType === allAssetTypes ? null : 'assetType'}
          numberOfPortfolios={rows === 'refused' ? null : (rows?.numberOfPortfolios ?? null)}
        />
        <div className={styles.results}>
          <div className={styles.tools}>
            <ScreenerSearch language={language} term={query.filterPattern} />
            <FilterToggle language={language} query={query} />
          </div>
          <SelectedFilters language={language} query={query} options={options} />
          <ScreenerResults language={language} query={query} assetType={assetType} rows={rows} />
        </div>
      </div>
    </Container>
  );
}
