import type { Language } from '#src/i18n/languages.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { SearchIcon } from '#src/ui/icons.tsx';
import { filterFormId } from './filter-form-id.ts';
import styles from './screener-search.module.css';

/** The search field of the screener. It belongs to the form of the filters, so that both go together. */
export function ScreenerSearch({ language, term }: { language: Language; term: string }) {
  const m = screenerMessages(language);
  return (
    <div className={styles.search} role="search" data-print="no">
      <input
        // A term that the address brings replaces what stands in the field.
        key={term}
        type="search"
        name="filterPattern"
        form={filterFormId}
        defaultValue={term}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={m.searchLabel}
        placeholder={m.searchPlaceholder}
        className={styles.field}
      />
      <button type="submit" form={filterFormId} aria-label={m.search} className={styles.submit}>
        <SearchIcon />
      </button>
    </div>
  );
}
