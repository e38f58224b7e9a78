import { useCombobox } from 'downshift';
import { useId, useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import fields from './field.module.css';
import styles from './combobox.module.css';
import { useHeldHighlight } from './use-held-highlight.ts';

export type ComboboxOption = { id: string; name: string; ticker: string | null };

type ComboboxProps = {
  name: string;
  label: string;
  term: string;
  options: readonly ComboboxOption[];
  onType: (term: string) => void;
  /** The option picked from the list, and the field that it was picked for. */
  onPick: (option: ComboboxOption, field: HTMLInputElement) => void;
};

/** A field with a list of suggestions. Typed text may be sent as it is, which also works without scripts. */
export function Combobox({ name, label, term, options, onType, onPick }: ComboboxProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const combobox = useCombobox<ComboboxOption>({
    id,
    inputId: `${id}-field`,
    items: [...options],
    inputValue: term,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (option) => option?.name ?? '',
    itemToKey: (option) => option?.id,
    // Leaving the field by Tab selects nothing.
    stateReducer: (state, { type: cause, changes }) =>
      cause === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem && field.current) onPick(selectedItem, field.current);
    },
  });
  useHeldHighlight(
    combobox,
    options.map((option) => option.id),
    0,
  );
  const isOpen = combobox.isOpen && options.length > 0;
  const named = { 'aria-label': label, 'aria-labelledby': undefined };
  const input = combobox.getInputProps({
    ...named,
    ref: field,
    'aria-expanded': isOpen,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing) return;
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  });
  return (
    <div className={styles.place}>
      <input
        {...input}
        className={`${fields.field} ${styles.field}`}
        name={name}
        placeholder={label}
        autoComplete="off"
      />
      <ul {...combobox.getMenuProps(named)} className={isOpen ? styles.options : styles.closed}>
        {isOpen &&
          options.map((option, index) => (
            <li
              key={option.id}
              {...combobox.getItemProps({ item: option, index })}
              className={styles.option}
              data-highlighted={index === combobox.highlightedIndex ? '' : undefined}
            >
              {option.name}
              {option.ticker !== null && <span className={styles.ticker}>{option.ticker}</span>}
            </li>
          ))}
      </ul>
    </div>
  );
}
