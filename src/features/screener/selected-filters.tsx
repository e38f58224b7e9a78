import type { FilterOptions } from '#src/contract/api/portfolios.ts';
import type { IndexFilterName } from '#src/contract/api/query.ts';
import type { Language } from '#src/i18n/languages.ts';
import { filterLabels } from '#src/i18n/messages/index-labels.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { Chip } from '#src/ui/chip.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import {
  filterNames,
  isNarrowed,
  screenerHref,
  withoutValue,
  type ScreenerQuery,
} from './screener-query.ts';
import styles from './selected-filters.module.css';

type SelectedFiltersProps = {
  language: Language;
  query: ScreenerQuery;
  options: FilterOptions | null;
};

/** What narrows the list now; each can be taken away, and all together (SC-02). */
export function SelectedFilters({ language, query, options }: SelectedFiltersProps) {
  if (!isNarrowed(query)) return null;
  const m = screenerMessages(language);
  const names = filterLabels(language);
  const chosen = filterNames.flatMap((name) =>
    (query.filters[name] ?? []).map((value) => ({
      name,
      value,
      label: labelOf(options, name, value),
    })),
  );
  return (
    <ul role="list" className={styles.chips} aria-label={m.selectedFilters} data-print="no">
      {query.filterPattern ? (
        <li>
          <Chip
            href={screenerHref(query, { filterPattern: '' })}
            label={m.clearSearch(query.filterPattern)}
          >
            {m.searchTerm(query.filterPattern)}
          </Chip>
        </li>
      ) : null}
      {chosen.map(({ name, value, label }) => (
        <li key={`${name} ${value}`}>
          <Chip
            href={screenerHref(query, withoutValue(query, name, value))}
            label={m.clearOne(names[name], label)}
          >
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <PageLink
          href={screenerHref(query, { filterPattern: '', filters: {} })}
          className={styles.clearAll}
        >
          {m.clearAll}
        </PageLink>
      </li>
    </ul>
  );
}

/** Label of a value; the value itself where the options are not known. */
function labelOf(options: FilterOptions | null, name: IndexFilterName, value: string): string {
  const option = options?.filters.find(({ field }) => field.tag === name);
  return option?.values.find((known) => known.value === value)?.label ?? value;
}
