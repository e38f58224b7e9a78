import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
} from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { searchMessages } from '#src/i18n/messages/search.ts';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { pages } from '#src/urls.ts';
import type { SearchComboboxProps } from './search-combobox.tsx';
import { SearchField } from './search-field.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  language: Language;
  id: string;
  /** Told when a result was picked. */
  onPick?: (() => void) | undefined;
};

/**
 * The global search: a form that works as it stands. When it gets the focus the list of results is loaded
 * and takes over what was typed so far; not while an input method is composing.
 */
export function SearchBox({ language, id, onPick }: SearchBoxProps) {
  const [Combobox, setCombobox] = useState<ComponentType<SearchComboboxProps> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const load = async () => {
    const { SearchCombobox } = await import('./search-combobox.tsx');
    if (isComposing.current) return;
    setCombobox(() => SearchCombobox);
  };
  // Who was quicker than the scripts is in the field already.
  const loadWhereFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) void load();
  });
  useEffect(() => loadWhereFocused(), []);
  const loadUnlessSwitching = (event: FocusEvent) => {
    if (event.target === input.current) void load();
  };
  return (
    <PageForm
      role="search"
      label={searchMessages(language).label}
      action={pages.screener()}
      className={styles.searchBox}
    >
      {Combobox ? (
        <Combobox language={language} id={id} field={input} onPick={onPick} />
      ) : (
        <SearchField
          language={language}
          id={id}
          ref={input}
          inputProps={{
            onFocus: loadUnlessSwitching,
            onCompositionStart: () => {
              isComposing.current = true;
            },
            onCompositionEnd: () => {
              isComposing.current = false;
              void load();
            },
          }}
        />
      )}
    </PageForm>
  );
}
