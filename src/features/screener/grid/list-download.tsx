import type { Language } from '#src/domain/language.ts';
import { columnMessages } from '#src/i18n/messages/lists/screener-columns.ts';
import { apiQueryOf } from '#src/list-page/list-query.ts';
import { useAsOf } from '#src/ui/page-link.tsx';
import { listDownloadAddress } from '#src/urls/downloads.ts';
import { requestedColumns } from '../columns/requested-columns.ts';
import { firstColumns } from '../columns/views.ts';
import { hasAllVariants, type ScreenerQuery } from '../screener-query.ts';
import styles from './screener-table.module.css';

const formats = ['csv', 'xlsx', 'json', 'parquet'] as const;

/** What stands in a cell beside its own column: the currency's has the variant, the level's its day. */
const besides: Readonly<Record<string, readonly string[]>> = {
  currency: ['currency', 'returnType', 'hedgedTo'],
  asOfLevel: ['asOfLevel', 'asOfDate'],
};

/** The columns of the table as the API names them: a figure never stands without variant and day. */
function exportedColumns(query: ScreenerQuery): string {
  const shown = requestedColumns(query) ?? firstColumns;
  const all = shown.flatMap((name) => besides[name] ?? [name]);
  return [...new Set(['ticker', ...all, 'asOfDate'])].join();
}

type ListDownloadProps = {
  language: Language;
  query: ScreenerQuery;
  /** Asset type that the path answers; null where it answers none. */
  ofPath: string | null;
};

const nameOf = (format: (typeof formats)[number]) =>
  format === 'parquet' ? 'Parquet' : format.toUpperCase();

/** The whole list as files: its rows, columns and order, all pages. */
export function ListDownload({ language, query, ofPath }: ListDownloadProps) {
  const m = columnMessages(language);
  const asof = useAsOf();
  const { narrowing, order } = apiQueryOf(query);
  const request = {
    ...narrowing,
    ...(ofPath === null ? {} : { assetType: [ofPath] }),
    ...(hasAllVariants(query) ? {} : { variants: 'one' }),
    ...order,
    columns: exportedColumns(query),
    asof: asof ?? undefined,
  };
  return (
    <p className={styles.downloads} data-print="no">
      <span>{m.download}</span>
      {formats.map((format) => (
        <a
          key={format}
          href={listDownloadAddress({ ...request, format })}
          aria-label={m.downloadAs(nameOf(format))}
          download
        >
          {nameOf(format)}
        </a>
      ))}
      <a href={listDownloadAddress(request, 'metadata')}>{m.aboutFile}</a>
    </p>
  );
}
