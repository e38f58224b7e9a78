import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import type { Language } from '#src/domain/language.ts';
import { searchMessages } from '#src/i18n/messages/lists/search.ts';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { pages } from '#src/urls.ts';
import type { SearchComboboxProps } from './search-combobox.tsx';
import { SearchField, type FieldProps } from './search-field.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  language: Language;
  id: string;
  /** Told when a result was picked. */
  onPick?: (() => void) | undefined;
};

/**
 * The global search: a form that works as it stands. When its field gets the focus the list of results is loaded,
 * which then lends the field its keys; field and button themselves are never exchanged, whoever is in them.
 */
export function SearchBox({ language, id, onPick }: SearchBoxProps) {
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps> | null>(null);
  const [ofList, setOfList] = useState<FieldProps>({});
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const load = async () => {
    const { SearchCombobox } = await import('./search-combobox.tsx');
    // It may have been typed before the scripts came.
    setTyped(input.current?.value ?? '');
    setCombobox(() => SearchCombobox);
  };
  const fill = (text: string) => {
    if (input.current) input.current.value = text;
    setTyped(text);
  };
  // Who was quicker than the scripts is in the field already.
  const loadWhereFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) void load();
  });
  useEffect(() => loadWhereFocused(), []);
  return (
    <PageForm
      role="search"
      label={searchMessages(language).label}
      action={pages.screener()}
      className={styles.searchBox}
    >
      <SearchField
        language={language}
        id={id}
        ref={input}
        inputProps={{
          onChange: (event) => setTyped(event.target.value),
          ...ofList,
          onFocus: () => void load(),
        }}
      />
      {Combobox ? (
        <Combobox
          language={language}
          id={id}
          field={input}
          typed={typed}
          onFill={fill}
          onLend={setOfList}
          onPick={onPick}
        />
      ) : null}
    </PageForm>
  );
}
