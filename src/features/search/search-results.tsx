import type { HTMLAttributes } from 'react';
import type { Language } from '#src/domain/language.ts';
import { searchResultsMessages } from '#src/i18n/messages/lists/search-results.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { SearchOption } from './search-options.ts';
import styles from './search-results.module.css';

type SearchResultsProps = {
  language: Language;
  isOpen: boolean;
  options: readonly SearchOption[];
  highlightedIndex: number;
  status: string;
  notice: string | null;
  menuProps: HTMLAttributes<HTMLUListElement>;
  itemProps: (option: SearchOption, index: number) => HTMLAttributes<HTMLLIElement>;
};

/** The list below the field: one column, headed 'Index Name', and last the way to all indexes (SR-02). */
export function SearchResults(props: SearchResultsProps) {
  const { language, isOpen, options, highlightedIndex, status, notice } = props;
  const hasRows = options.length > 1;
  return (
    <>
      <div className={isOpen ? styles.results : styles.closed}>
        {notice === null ? null : <p className={styles.notice}>{notice}</p>}
        {hasRows ? (
          <p className={styles.heading} aria-hidden="true">
            {searchResultsMessages(language).indexName}
          </p>
        ) : null}
        <ul {...props.menuProps} role="listbox" className={styles.list}>
          {isOpen
            ? options.map((option, index) => (
                <li
                  key={option.key}
                  {...props.itemProps(option, index)}
                  className={option.index ? styles.option : styles.all}
                  data-highlighted={index === highlightedIndex ? '' : undefined}
                >
                  {option.text}
                  {option.index ? <Identifiers option={option.index} /> : null}
                </li>
              ))
            : null}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{isOpen ? status : ''}</span>
      </VisuallyHidden>
    </>
  );
}

function Identifiers({ option }: { option: NonNullable<SearchOption['index']> }) {
  const identifiers = [option.ticker, option.isin].filter((text) => text !== null);
  if (identifiers.length === 0) return null;
  return <span className={styles.identifiers}>{identifiers.join(' · ')}</span>;
}
