import { useRouter } from '@tanstack/react-router';
import { useCombobox } from 'downshift';
import {
  useEffectEvent,
  useLayoutEffect,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { followLink } from '#src/client/browser/follow-link.ts';
import { usePageContext } from '#src/client/page/use-page-context.ts';
import type { Language } from '#src/domain/language.ts';
import { searchMessages } from '#src/i18n/messages/lists/search.ts';
import { useHeldHighlight } from '#src/ui/controls/use-held-highlight.ts';
import { useLocalPath } from '#src/ui/page-link.tsx';
import type { FieldProps } from './search-field.tsx';
import { searchNotice, searchOptions, searchStatus, type SearchOption } from './search-options.ts';
import { SearchResults } from './search-results.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SearchComboboxProps = {
  language: Language;
  id: string;
  /** The field that the list belongs to, and what is typed there. */
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Puts another text in the field. */
  onFill: (text: string) => void;
  /** Takes what the list adds to the field, whenever that changes. */
  onLend: (props: FieldProps) => void;
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

const hasFocus = (id: string) => document.activeElement?.id === id;

/** The list of results below the field of the search, and what it makes of the field's keys. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { language, id, field, typed, onFill, onLend, onPick } = props;
  const router = useRouter();
  const localPath = useLocalPath();
  const suggestions = useSuggestions(usePageContext().api, typed);
  const options = searchOptions(language, typed, suggestions);

  const combobox = useCombobox<SearchOption>({
    id,
    inputId: id,
    items: options,
    inputValue: typed,
    selectedItem: null,
    initialIsOpen: typed !== '' && hasFocus(id),
    itemToString: (option) => option?.text ?? '',
    itemToKey: (option) => option?.key,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape) onFill(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return;
      onFill('');
      onPick?.();
      void followLink(router, localPath(selectedItem.href));
    },
  });
  useHeldHighlight(
    combobox,
    options.map(({ key }) => key),
    -1,
  );
  const leaveOtherKeys = (event: KeyboardEvent) => {
    if (isForList(event, combobox.highlightedIndex)) return;
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) combobox.closeMenu();
  };
  const name = { 'aria-label': searchMessages(language).label };
  const {
    ref,
    value: _,
    ...fieldProps
  } = combobox.getInputProps({
    onKeyDown: leaveOtherKeys,
    // Told only by the list's own state, a key that follows quickly would be lost.
    onChange: (event: ChangeEvent<HTMLInputElement>) => onFill(event.target.value),
  });
  const lend = useEffectEvent((changed: FieldProps) => {
    if (typeof ref === 'function') ref(field.current);
    onLend({ ...fieldProps, ...changed });
  });
  const { 'aria-expanded': isExpanded, 'aria-activedescendant': active } = fieldProps;
  useLayoutEffect(
    () => lend({ 'aria-expanded': isExpanded, 'aria-activedescendant': active }),
    [isExpanded, active],
  );
  return (
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
  );
}
