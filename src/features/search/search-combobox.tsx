import { useRouter } from '@tanstack/react-router';
import { useCombobox } from 'downshift';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { followLink } from '#src/client/browser/follow-link.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import type { Language } from '#src/i18n/languages.ts';
import { searchMessages } from '#src/i18n/messages/search.ts';
import { useLocalPath } from '#src/ui/page-link.tsx';
import { SearchField } from './search-field.tsx';
import { searchNotice, searchOptions, searchStatus, type SearchOption } from './search-options.ts';
import { SearchResults } from './search-results.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** What the field held when the list of results took over; selection is null when it had no focus. */
type StartingPoint = { text: string; selection: [number, number] | null };

export type SearchComboboxProps = {
  language: Language;
  id: string;
  /** The field that stands until the list takes over. */
  field: RefObject<HTMLInputElement | null>;
  onPick?: (() => void) | undefined;
};

const { InputKeyDownEscape } = useCombobox.stateChangeTypes;

/**
 * Keys that are not the list's: all while an input method is composing, and Enter while nothing is
 * highlighted, which sends the form.
 */
function isForList(event: KeyboardEvent, highlightedIndex: number): boolean {
  return !event.nativeEvent.isComposing && (event.key !== 'Enter' || highlightedIndex >= 0);
}

function startingPoint(field: HTMLInputElement | null): StartingPoint {
  if (!field) return { text: '', selection: null };
  const hasFocus = document.activeElement === field;
  return {
    text: field.value,
    selection: hasFocus ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : null,
  };
}

export function SearchCombobox({ language, id, field, onPick }: SearchComboboxProps) {
  const router = useRouter();
  const localPath = useLocalPath();
  // Read now, and no sooner: keys that came while the list was on its way are not lost.
  const [start] = useState(() => startingPoint(field.current));
  const [typed, setTyped] = useState(start.text);
  const suggestions = useSuggestions(usePageContext().api, typed);
  const options = searchOptions(language, typed, suggestions);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!start.selection) return;
    input.current?.focus();
    input.current?.setSelectionRange(...start.selection);
  }, [start]);

  const combobox = useCombobox<SearchOption>({
    id,
    inputId: id,
    items: options,
    inputValue: typed,
    selectedItem: null,
    initialIsOpen: start.text !== '',
    itemToString: (option) => option?.text ?? '',
    itemToKey: (option) => option?.key,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape) setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      setTyped('');
      onPick?.();
      void followLink(router, localPath(selectedItem.href));
    },
  });
  const leaveOtherKeys = (event: KeyboardEvent) => {
    if (isForList(event, combobox.highlightedIndex)) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) combobox.closeMenu();
  };
  const name = { 'aria-label': searchMessages(language).label };
  const { ref, ...inputProps } = combobox.getInputProps({
    ...name,
    ref: input,
    onKeyDown: leaveOtherKeys,
    // Told only by the list's own state, a key that follows quickly would be lost.
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
  });
  return (
    <>
      <SearchField language={language} id={id} ref={ref} inputProps={inputProps} />
      <SearchResults
        language={language}
        isOpen={combobox.isOpen}
        options={options}
        highlightedIndex={combobox.highlightedIndex}
        status={searchStatus(language, typed, suggestions)}
        notice={searchNotice(language, typed, suggestions)}
        menuProps={combobox.getMenuProps(name, { suppressRefError: true })}
        itemProps={(item, index) => combobox.getItemProps({ item, index })}
      />
    </>
  );
}
