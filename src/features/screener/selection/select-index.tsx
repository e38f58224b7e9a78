import type { Language } from '#src/domain/language.ts';
import { selectionMessages } from '#src/i18n/messages/lists/selection.ts';
import {
  mostSelected,
  selectionForm,
  toggleIndex,
  useSelectedIndexes,
} from './selected-indexes.ts';
import styles from './selection.module.css';

type SelectIndexProps = { language: Language; fundId: string; name: string };

/** The box that selects an index. Without scripts it is a field of the form that compares. */
export function SelectIndex({ language, fundId, name }: SelectIndexProps) {
  const selected = useSelectedIndexes();
  const isSelected = selected.some((one) => one.fundId === fundId);
  return (
    <input
      type="checkbox"
      className={styles.box}
      name="ids"
      value={fundId}
      form={selectionForm}
      aria-label={selectionMessages(language).select(name)}
      checked={isSelected}
      disabled={!isSelected && selected.length >= mostSelected}
      onChange={() => toggleIndex({ fundId, name })}
      data-print="no"
    />
  );
}
