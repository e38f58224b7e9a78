import type { Part } from '#src/client/calls/parts.ts';
import { useId } from 'react';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import fields from '#src/ui/controls/field.module.css';
import { useValueOfAddress } from '#src/ui/use-value-of-address.ts';
import { useIndexChoices, type IndexChoices } from './use-index-choices.ts';
import styles from './index-field.module.css';

type IndexFieldProps = {
  language: Language;
  /** fundId of the index that the library is narrowed to; empty for none. */
  chosen: string;
  choices: Part<IndexChoices>;
};

/**
 * Narrows the library to the documents of one index (PR-06). The browser offers the indexes as one types,
 * without scripts too; with them, those that match are asked for.
 */
export function IndexField({ language, chosen, choices }: IndexFieldProps) {
  const m = documentMessages(language);
  const listId = useId();
  const field = useValueOfAddress<HTMLInputElement>(chosen);
  const { indexes, search } = useIndexChoices(choices);
  return (
    <label className={styles.group}>
      <span className={styles.label}>{m.index}</span>
      <input
        ref={field}
        name="index"
        list={listId}
        defaultValue={chosen}
        maxLength={200}
        autoComplete="off"
        placeholder={m.indexPlaceholder}
        className={`${fields.field} ${styles.field}`}
        onChange={({ target }) => {
          const isChosen = indexes.some(({ fundId }) => fundId === target.value);
          if (isChosen || target.value === '') target.form?.requestSubmit();
          else search(target.value);
        }}
      />
      <datalist id={listId}>
        {indexes.map(({ fundId, portfolioName }) => (
          <option key={fundId} value={fundId}>
            {portfolioName}
          </option>
        ))}
      </datalist>
    </label>
  );
}
