import { useEffect, useId, useState } from 'react';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import type { Suggestion } from '#src/contract/api/portfolios.ts';
import fields from '#src/ui/controls/field.module.css';
import styles from './index-field.module.css';

type IndexFieldProps = {
  name: string;
  label: string;
  placeholder?: string;
  /** What stands in it at first. */
  initial?: string;
  api: ApiClient;
};

const debounce = 300;
const mostSuggested = 8;

/** A field for an index: whatever is typed is understood, and completed as one types. */
export function IndexField({ name, label, placeholder, initial = '', api }: IndexFieldProps) {
  const listId = useId();
  const [term, setTerm] = useState(initial);
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (term === initial || term.trim().length < 2) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      api
        .get('suggestions', { filterPattern: term, size: mostSuggested })
        .then(({ portfolios }) => isWanted && setOptions(portfolios))
        .catch(() => isWanted && setOptions([]));
    }, debounce);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term, initial, api]);
  return (
    <>
      <input
        className={`${fields.field} ${styles.index}`}
        name={name}
        list={listId}
        value={term}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => setTerm(event.target.value)}
      />
      <datalist id={listId}>
        {options.map((one) => (
          <option key={one.fundId} value={one.fundId}>
            {one.portfolioName}
          </option>
        ))}
      </datalist>
    </>
  );
}
