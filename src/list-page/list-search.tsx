import { longestTerm } from '#src/domain/search-term.ts';
import type { Language } from '#src/domain/language.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import { SearchIcon } from '#src/ui/icons.tsx';
import { useValueOfAddress } from '#src/ui/use-value-of-address.ts';
import { filterFormId } from './filters/form-ids.ts';
import type { ListTexts } from './list-texts.ts';
import styles from './list-search.module.css';

type ListSearchProps = { language: Language; texts: ListTexts; term: string };

/** The search field of a list. It belongs to the filters' form, so that both are sent together. */
export function ListSearch({ language, texts, term }: ListSearchProps) {
  const field = useValueOfAddress<HTMLInputElement>(term);
  return (
    <div className={styles.search} role="search">
      <input
        ref={field}
        type="search"
        name="filterPattern"
        form={filterFormId}
        defaultValue={term}
        maxLength={longestTerm}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={texts.searchLabel}
        placeholder={texts.searchPlaceholder}
        className={styles.field}
      />
      <button
        type="submit"
        form={filterFormId}
        aria-label={listMessages(language).search}
        className={styles.submit}
      >
        <SearchIcon />
      </button>
    </div>
  );
}
