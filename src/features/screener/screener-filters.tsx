import { useRef, useState } from 'react';
import type { FilterOptions } from '#src/contract/api/portfolios.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { IndexFilterName } from '#src/contract/api/query.ts';
import type { Language } from '#src/i18n/languages.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { Button } from '#src/ui/button.tsx';
import { PageForm } from '#src/ui/page-form.tsx';
import { pages } from '#src/urls.ts';
import { filterDrawerId, filterFormId } from './filter-form-id.ts';
import { FilterGroup } from './filter-group.tsx';
import type { ScreenerQuery } from './screener-query.ts';
import styles from './screener-filters.module.css';

type ScreenerFiltersProps = {
  language: Language;
  query: ScreenerQuery;
  /** Null when they could not be loaded. */
  options: FilterOptions | null;
  /** The filter that the page's address already answers. */
  without: IndexFilterName | null;
  numberOfPortfolios: number | null;
};

/**
 * The filters beside the list, or on smaller screens in a drawer, which opens without scripts too. With
 * scripts a choice takes effect at once.
 */
export function ScreenerFilters(props: ScreenerFiltersProps) {
  const { language, query, options, without, numberOfPortfolios } = props;
  const m = screenerMessages(language);
  const shown = options?.filters.filter(({ field }) => field.tag !== without);
  const form = useRef<HTMLFormElement>(null);
  const { filters, tick } = useTickedFilters(query);
  const change = (name: string, value: string, isTicked: boolean) => {
    tick(name, value, isTicked);
    form.current?.requestSubmit();
  };
  return (
    <aside id={filterDrawerId} popover="auto" aria-label={m.filters} className={styles.drawer}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.filters}</h2>
        <button
          type="button"
          popoverTarget={filterDrawerId}
          popoverTargetAction="hide"
          className={styles.close}
        >
          {m.closeFilters}
        </button>
      </div>
      <PageForm
        ref={form}
        id={filterFormId}
        action={pages.screener(query.segment ?? undefined)}
        className={styles.form}
      >
        <SortFields query={query} />
        {shown ? (
          shown.map((option) => (
            <FilterGroup
              key={option.field.tag}
              language={language}
              option={option}
              ticked={filters[option.field.tag] ?? []}
              onChange={change}
            />
          ))
        ) : (
          <p className={styles.failed}>{m.filtersFailed}</p>
        )}
        <div className={styles.apply}>
          <Button
            look="primary"
            type="submit"
            onClick={() => document.getElementById(filterDrawerId)?.hidePopover()}
          >
            {numberOfPortfolios === null
              ? m.applyFilters
              : m.showResults(formatCount(language, numberOfPortfolios))}
          </Button>
        </div>
      </PageForm>
    </aside>
  );
}

/** The order of the list stays when a filter changes. */
function SortFields({ query: { sort } }: { query: ScreenerQuery }) {
  if (!sort) return null;
  return (
    <>
      <input type="hidden" name="sortBy" value={sort.by} />
      <input type="hidden" name="sortOrder" value={sort.order} />
    </>
  );
}

type Ticked = Record<string, readonly string[]>;

/** The chosen values, as ticked by the visitor until the address tells others. */
function useTickedFilters(query: ScreenerQuery) {
  const [state, setState] = useState<{ query: ScreenerQuery; filters: Ticked }>({
    query,
    filters: query.filters,
  });
  if (state.query !== query) setState({ query, filters: query.filters });
  const tick = (name: string, value: string, isTicked: boolean) =>
    setState(({ filters }) => {
      const others = (filters[name] ?? []).filter((other) => other !== value);
      return { query, filters: { ...filters, [name]: isTicked ? [...others, value] : others } };
    });
  return { filters: state.filters, tick };
}
