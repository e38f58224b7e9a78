import type { Part } from '#src/client/calls/parts.ts';
import type { ReactNode } from 'react';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { Container } from '#src/ui/layout.tsx';
import { FilterToggle } from './filters/filter-toggle.tsx';
import { ListFilters, type FurtherFields, type OwnField } from './filters/list-filters.tsx';
import type { ListQuery } from './list-query.ts';
import { ListResults, type ListCards, type ListRows, type ListTable } from './list-results.tsx';
import { ListSearch } from './list-search.tsx';
import type { ListTexts } from './list-texts.ts';
import { SelectedFilters, type ChipOf } from './filters/selected-filters.tsx';
import { isRefused } from './refused.ts';
import styles from './list-page.module.css';

type ListPageProps<Row> = {
  language: Language;
  query: ListQuery;
  texts: ListTexts;
  /** The path of the unfiltered list, if it is not that of the page. */
  wholeList?: string;
  /** The page title and everything else above the list. */
  head: ReactNode;
  /** 'failed' when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  /** Names of filters, including those without options. */
  filterNames: Readonly<Record<string, string>>;
  chipOf?: ChipOf;
  ownFields?: readonly OwnField[];
  further?: FurtherFields | null;
  /** Help on what can be typed into the search field besides words; it is beside the field and opens over the list. */
  searchHelp?: ReactNode;
  /** A note below the chips of what narrows the list. */
  narrowedNote?: ReactNode;
  rows: ListRows<Row>;
  table: ListTable<Row> | ListCards<Row>;
  /** Where the filters of a wide screen are: in its margin, so that rows have the page's width, or beside the rows. */
  filtersAt?: 'margin' | 'side';
};

/** Search, filters and table of a list. It works without scripts, by links and one form. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { language, query, texts, head, filterNames, ownFields = [], rows, table } = props;
  // A wrong value in the address is reported once, in place of the rows.
  const options = isRefused(rows) && props.options === 'failed' ? [] : props.options;
  // Without rows there is nothing to filter.
  const hasFilters =
    ownFields.length > 0 || options === 'failed' || options.some(({ values }) => values.length > 0);
  return (
    <Container>
      {head}
      <div className={lookOf(hasFilters, props.filtersAt)}>
        <ListFilters
          language={language}
          query={query}
          texts={texts}
          options={options}
          ownFields={ownFields}
          further={props.further ?? null}
          total={totalOf(rows)}
        />
        <div className={styles.results}>
          <div className={styles.tools}>
            <ListSearch language={language} texts={texts} term={query.filterPattern} />
            {hasFilters ? <FilterToggle language={language} query={query} /> : null}
            {props.searchHelp}
          </div>
          <SelectedFilters
            language={language}
            query={query}
            options={options}
            filterNames={filterNames}
            chipOf={props.chipOf}
          />
          {props.narrowedNote}
          <ListResults
            language={language}
            query={query}
            texts={texts}
            wholeList={props.wholeList ?? query.path}
            filterNames={filterNames}
            rows={rows}
            table={table}
          />
        </div>
      </div>
    </Container>
  );
}

function lookOf(hasFilters: boolean, filtersAt: ListPageProps<unknown>['filtersAt']) {
  if (!hasFilters) return styles.unfiltered;
  return filtersAt === 'side' ? styles.columns : styles.withMargin;
}

function totalOf<Row>(rows: ListRows<Row>): number | null {
  return typeof rows === 'string' || isRefused(rows) ? null : rows.total;
}
