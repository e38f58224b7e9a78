import type { Language } from '#src/domain/language.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import { WholeName } from '#src/ui/whole-name.tsx';
import { RowLetter } from './cells.tsx';
import type { MixedRow } from './mixed-row.ts';
import styles from './side-table.module.css';

export type Lettered = Pick<MixedRow, 'key' | 'letter' | 'name'> & { variant?: string };

type LettersKeyProps = { rows: readonly Lettered[]; language: Language };

/** Says whose the letters are that head the columns; screen readers hear the names there. */
export const LettersKey = ({ rows, language }: LettersKeyProps) => (
  <p className={styles.key} aria-hidden="true">
    {rows.map(({ key, letter, name, variant }) => (
      <span key={key}>
        <RowLetter letter={letter} /> <WholeName name={name} />
        {variant && !saysVariant(name, variant, language) ? ` ${variant}` : null}
      </span>
    ))}
  </p>
);
