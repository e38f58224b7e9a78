import type { Part } from '#src/client/calls/parts.ts';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { isNarrowed, listHref, withoutValue, type ListQuery } from '../list-query.ts';
import { optionsByTag } from './options-by-tag.ts';
import styles from './selected-filters.module.css';

/** The visible text of a chip, and its accessible name, which says what a click does. */
export type ChipTexts = { text: string; label: string };

/** The chips of parameters that are not lists of values; null where the options' own labels apply. */
export type ChipOf = (name: string, value: string) => ChipTexts | null;

type SelectedFiltersProps = {
  language: Language;
  query: ListQuery;
  options: Part<readonly FilterOption[]>;
  /** The names of filters without options that name them. */
  filterNames: Readonly<Record<string, string>>;
  chipOf?: ChipOf | undefined;
};

/** The active filters; each can be removed, or all together (SC-02). */
export function SelectedFilters(props: SelectedFiltersProps) {
  const { language, query, options, filterNames, chipOf } = props;
  if (!isNarrowed(query)) return null;
  const m = listMessages(language);
  const known = optionsByTag(options === 'failed' ? [] : options);
  const chosen = Object.entries(query.filters).flatMap(([name, values]) =>
    values.map((value) => {
      const option = known.get(name);
      const text = option?.values.find((one) => one.value === value)?.label ?? value;
      const called = option?.field.name ?? filterNames[name] ?? name;
      const usual = { text, label: m.clearOne(called, text) };
      return { name, value, ...(chipOf?.(name, value) ?? usual) };
    }),
  );
  return (
    <ul role="list" className={styles.chips} aria-label={m.selectedFilters} data-print="no">
      {query.filterPattern ? (
        <li>
          <Chip
            href={listHref(query, { filterPattern: '' })}
            label={m.clearSearch(query.filterPattern)}
          >
            {m.searchTerm(query.filterPattern)}
          </Chip>
        </li>
      ) : null}
      {chosen.map(({ name, value, text, label }) => (
        <li key={`${name} ${value}`}>
          <Chip href={listHref(query, withoutValue(query, name, value))} label={label}>
            {text}
          </Chip>
        </li>
      ))}
      <li>
        <PageLink
          href={listHref(query, { filterPattern: '', filters: {} })}
          className={styles.clearAll}
        >
          {m.clearAll}
        </PageLink>
      </li>
    </ul>
  );
}
