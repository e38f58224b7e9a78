import type { SectionProps } from '../section.ts';
import type { ComparisonParts } from './load-comparison.ts';
import { useCombobox } from 'downshift';
import { useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { Suggestion } from '#src/contract/api/portfolios.ts';
import { comparisonMessages } from '#src/i18n/messages/indexes/comparison.ts';
import { Button } from '#src/ui/controls/button.tsx';
import fields from '#src/ui/controls/field.module.css';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { pages } from '#src/urls.ts';
import { ChartFields } from '../../address/chart-fields.tsx';
import { useComparable } from './use-comparable.ts';
import styles from './compare-field.module.css';

type CompareFieldProps = Pick<SectionProps<ComparisonParts>, 'data' | 'chart' | 'language' | 'api'>;

/** Adds an index: picked from a list, as in the search, or typed and sent, which is all that works without scripts. */
export function CompareField({ data, chart, language, api }: CompareFieldProps) {
  const m = comparisonMessages(language);
  const { fundId, details } = data;
  const compared = chart.compare.join(' ');
  const [typed, setTyped] = useState({ compared, term: '' });
  // A term that was added is not left in the field.
  const term = typed.compared === compared ? typed.term : '';
  const type = (text: string) => setTyped({ compared, term: text });
  const options = useComparable(api, term, {
    variant: details === 'failed' ? null : details,
    without: [fundId, ...chart.compare],
  });
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const combobox = useCombobox<Suggestion>({
    id,
    inputId: `${id}-field`,
    items: [...options],
    inputValue: term,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: (option) => option?.portfolioName ?? '',
    itemToKey: (option) => option?.fundId,
    // Who tabs on has picked nothing.
    stateReducer: (state, { type: cause, changes }) =>
      cause === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      const field = form.current?.querySelector<HTMLInputElement>('input[role=combobox]');
      if (!selectedItem || !field) return;
      // The address holds the index itself, whatever was typed.
      field.value = selectedItem.fundId;
      form.current?.requestSubmit();
    },
  });
  const isOpen = combobox.isOpen && options.length > 0;
  const name = { 'aria-label': m.field, 'aria-labelledby': undefined };
  const input = combobox.getInputProps({
    ...name,
    'aria-expanded': isOpen,
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.nativeEvent.isComposing) return;
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  });
  return (
    // Links to an index lead to another address of it: from there this is a new page, which begins at its top.
    <PageForm ref={form} action={`${pages.indexDetails(fundId)}#levels`} className={styles.form}>
      <ChartFields chart={chart} />
      <div className={styles.place}>
        <input
          {...input}
          className={`${fields.field} ${styles.field}`}
          name="compare"
          placeholder={m.field}
          autoComplete="off"
        />
        <ul {...combobox.getMenuProps(name)} className={isOpen ? styles.options : styles.closed}>
          {isOpen &&
            options.map((option, index) => (
              <li
                key={option.fundId}
                {...combobox.getItemProps({ item: option, index })}
                className={styles.option}
                data-highlighted={index === combobox.highlightedIndex ? '' : undefined}
              >
                {option.portfolioName}
                {option.ticker !== null && <span className={styles.ticker}>{option.ticker}</span>}
              </li>
            ))}
        </ul>
      </div>
      <Button type="submit">{m.add}</Button>
    </PageForm>
  );
}
