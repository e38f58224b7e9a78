import type { PortfolioPage } from '#src/contract/api/portfolios.ts';
import type { AssetType } from '#src/domain/asset-type.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { assetTypeLabels } from '#src/i18n/messages/index-labels.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { DataTable } from '#src/ui/data-table.tsx';
import { Pagination } from '#src/ui/pagination.tsx';
import { NoRows, RowsFailed, RowsRefused } from './no-rows.tsx';
import { screenerColumns } from './screener-columns.tsx';
import { pageSize, screenerHref, type ScreenerQuery } from './screener-query.ts';
import styles from './screener-results.module.css';

type ScreenerResultsProps = {
  language: Language;
  query: ScreenerQuery;
  assetType: AssetType | 'all-asset-types';
  rows: PortfolioPage | 'refused' | null;
};

export function ScreenerResults({ language, query, assetType, rows }: ScreenerResultsProps) {
  const m = screenerMessages(language);
  if (rows === 'refused') return <RowsRefused language={language} />;
  if (rows === null) return <RowsFailed language={language} query={query} />;
  const { portfolios, numberOfPortfolios } = rows;
  if (portfolios.length === 0) {
    return <NoRows language={language} query={query} total={numberOfPortfolios} />;
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {rangeOf(language, query, rows)}
      </p>
      <DataTable
        caption={m.caption(assetTypeLabels(language)[assetType])}
        columns={screenerColumns(language, query)}
        rows={portfolios}
        rowKey={({ fundId }) => fundId}
      />
      <p className={styles.note}>{m.returnsNote}</p>
      <Pagination
        label={m.pages}
        page={query.page}
        numberOfPages={Math.ceil(numberOfPortfolios / pageSize)}
        href={(page) => screenerHref(query, { page })}
        texts={m}
        format={(number) => formatCount(language, number)}
      />
    </>
  );
}

/** '21–40 of 91,181'; a single page says only how many. */
function rangeOf(
  language: Language,
  { page }: ScreenerQuery,
  { portfolios, numberOfPortfolios }: PortfolioPage,
): string {
  const m = screenerMessages(language);
  const count = m.results(formatCount(language, numberOfPortfolios));
  if (numberOfPortfolios <= pageSize) return count;
  const from = (page - 1) * pageSize + 1;
  return m.range(
    formatCount(language, from),
    formatCount(language, from + portfolios.length - 1),
    count,
  );
}
