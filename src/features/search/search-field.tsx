import type { InputHTMLAttributes, Ref } from 'react';
import type { Language } from '#src/domain/language.ts';
import { searchMessages } from '#src/i18n/messages/lists/search.ts';
import { SearchIcon } from '#src/ui/icons.tsx';
import styles from './search-field.module.css';

export type FieldProps = InputHTMLAttributes<HTMLInputElement>;

type SearchFieldProps = {
  language: Language;
  id: string;
  ref?: Ref<HTMLInputElement>;
  /** What the list of results adds to the field. */
  inputProps?: FieldProps;
};

/** Field and button of the search, the same before and after the list of results is loaded. */
export function SearchField({ language, id, ref, inputProps }: SearchFieldProps) {
  const m = searchMessages(language);
  return (
    <div className={styles.field}>
      <input
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={false}
        aria-controls={`${id}-menu`}
        {...inputProps}
        ref={ref}
        id={id}
        type="search"
        enterKeyHint="search"
        name="filterPattern"
        maxLength={200}
        aria-label={m.label}
        placeholder={m.placeholder}
        className={styles.input}
      />
      <button type="submit" className={styles.submit} aria-label={m.submit}>
        <SearchIcon />
      </button>
    </div>
  );
}
