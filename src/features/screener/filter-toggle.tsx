import type { Language } from '#src/i18n/languages.ts';
import { screenerMessages } from '#src/i18n/messages/screener.ts';
import { filterDrawerId } from './filter-form-id.ts';
import type { ScreenerQuery } from './screener-query.ts';
import styles from './filter-toggle.module.css';

/** Opens the filters where they do not stand beside the list; the browser does it, without a script. */
export function FilterToggle({ language, query }: { language: Language; query: ScreenerQuery }) {
  const count = Object.values(query.filters).flat().length;
  return (
    <button type="button" popoverTarget={filterDrawerId} className={styles.toggle}>
      {screenerMessages(language).showFilters(count)}
    </button>
  );
}
