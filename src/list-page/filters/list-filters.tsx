import type { Part } from '#src/client/calls/parts.ts';
import { useRef, useState, type ReactNode } from 'react';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { FilterGroup } from './filter-group.tsx';
import { filterDrawerId, filterFormId } from './form-ids.ts';
import { KeptFields } from './kept-fields.tsx';
import type { Filters, ListQuery } from '../list-query.ts';
import type { ListTexts } from '../list-texts.ts';
import styles from './list-filters.module.css';

/** A filter that a list renders itself, above the others. */
export type OwnField = { name: string; field: ReactNode };

/** What a list renders itself below the filters, and the parameters that it sets. */
export type FurtherFields = { names: readonly string[]; fields: ReactNode };

type ListFiltersProps = {
  language: Language;
  query: ListQuery;
  texts: ListTexts;
  /** 'failed' when they could not be loaded. */
  options: Part<readonly FilterOption[]>;
  ownFields: readonly OwnField[];
  further: FurtherFields | null;
  /** The number of matching rows; null when it is unknown. */
  total: number | null;
};

/**
 * The filters beside the list, or on small screens in a drawer, which also opens without scripts. With scripts a
 * choice takes effect at once.
 */
export function ListFilters(props: ListFiltersProps) {
  const { language, query, texts, options, ownFields, further, total } = props;
  const m = listMessages(language);
  const form = useRef<HTMLFormElement>(null);
  const { filters, tick } = useTickedFilters(query);
  const change = (name: string, value: string, isTicked: boolean) => {
    tick(name, value, isTicked);
    form.current?.requestSubmit();
  };
  const shown = [
    ...ownFields.map(({ name }) => name),
    ...(options === 'failed' ? [] : options).map(({ field }) => field.tag),
    ...(further?.names ?? []),
  ];
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
      <PageForm ref={form} id={filterFormId} action={query.path} className={styles.form}>
        <KeptFields query={query} isShown={(name) => shown.includes(name)} />
        {ownFields.map(({ field }) => field)}
        {options === 'failed' ? (
          <p className={styles.failed}>{m.filtersFailed}</p>
        ) : (
          options.map((option) => (
            <FilterGroup
              key={`${query.path} ${option.field.tag}`}
              language={language}
              option={option}
              ticked={filters[option.field.tag] ?? []}
              onChange={change}
            />
          ))
        )}
        {further?.fields}
        <div className={styles.apply}>
          <Button
            look="primary"
            type="submit"
            onClick={() => document.getElementById(filterDrawerId)?.hidePopover()}
          >
            {total === null ? m.applyFilters : texts.showResults(formatCount(language, total))}
          </Button>
        </div>
      </PageForm>
    </aside>
  );
}

/** The selected values: those ticked by the visitor, until the address changes. */
function useTickedFilters(query: ListQuery) {
  const [state, setState] = useState<{ query: ListQuery; filters: Filters }>({
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
