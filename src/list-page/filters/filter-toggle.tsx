import type { Language } from '#src/domain/language.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { filterDrawerId } from './form-ids.ts';
import type { ListQuery } from '../list-query.ts';
import styles from './filter-toggle.module.css';

/** Opens the filters where they are not beside the list. The browser does it without a script. */
export function FilterToggle({ language, query }: { language: Language; query: ListQuery }) {
  const count = Object.values(query.filters).flat().length;
  return (
    <button type="button" popoverTarget={filterDrawerId} className={styles.toggle}>
      {listMessages(language).showFilters(count)}
    </button>
  );
}
