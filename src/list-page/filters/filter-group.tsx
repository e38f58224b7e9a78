import { useState } from 'react';
import type { FilterOption } from '#src/contract/api/indexes/portfolios.ts';
import { formatCount } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { listMessages } from '#src/i18n/messages/lists/lists.ts';
import styles from './filter-group.module.css';

type FilterGroupProps = {
  language: Language;
  option: FilterOption;
  ticked: readonly string[];
  onChange: (name: string, value: string, isTicked: boolean) => void;
};

type Value = FilterOption['values'][number];

const numberShown = 6;

/** One filter: a checkbox for each value, with the number of rows that it would give. */
export function FilterGroup({ language, option, ticked, onChange }: FilterGroupProps) {
  const { field, values } = option;
  // The order is that of the first render: a checkbox that a visitor ticks stays in place and keeps the focus.
  const [raised] = useState(ticked);
  if (values.length === 0) return null;
  const { shown, more } = splitValues(values, raised);
  const box = (value: Value) => (
    <FilterValue
      key={value.value}
      language={language}
      name={field.tag}
      value={value}
      isTicked={ticked.includes(value.value)}
      onChange={onChange}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{field.name}</legend>
      {shown.map(box)}
      {more.length > 0 ? (
        <details>
          <summary className={styles.more}>
            {listMessages(language).moreValues(formatCount(language, more.length))}
          </summary>
          {more.map(box)}
        </details>
      ) : null}
    </fieldset>
  );
}

/**
 * Splits values into those shown at once, which are the first ones and every raised one, and the rest, which opens
 * on demand unless it is a single value.
 */
function splitValues(values: readonly Value[], raised: readonly string[]) {
  const isShown = ({ value }: Value, index: number) =>
    index < numberShown || raised.includes(value);
  const more = values.filter((value, index) => !isShown(value, index));
  return more.length <= 1 ? { shown: values, more: [] } : { shown: values.filter(isShown), more };
}

type FilterValueProps = Pick<FilterGroupProps, 'language' | 'onChange'> & {
  name: string;
  value: Value;
  isTicked: boolean;
};

function FilterValue({ language, name, value, isTicked, onChange }: FilterValueProps) {
  const isEmpty = value.count === 0 && !isTicked;
  return (
    <label className={isEmpty ? styles.emptyValue : styles.value}>
      <input
        type="checkbox"
        name={name}
        value={value.value}
        checked={isTicked}
        onChange={(event) => onChange(name, value.value, event.target.checked)}
        className={styles.box}
      />
      <span className={styles.label}>{value.label}</span>
      {value.count === undefined ? null : (
        <span className={styles.count}>{formatCount(language, value.count)}</span>
      )}
    </label>
  );
}
