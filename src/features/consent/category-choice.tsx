import { useId } from 'react';
import type { ShownCategory } from '#src/domain/consent-cookie.ts';
import type { Language } from '#src/domain/language.ts';
import { consentMessages } from '#src/i18n/messages/site/consent.ts';
import styles from './category-choice.module.css';

type CategoryChoiceProps = {
  language: Language;
  category: ShownCategory;
  isGranted: boolean;
  /** Without it the site would not work. */
  isFixed: boolean;
  /** Whether visits are measured with consent. */
  isMeasured: boolean;
  onToggle: () => void;
};

const names = {
  C0001: 'necessary',
  C0004: 'targeting',
} as const;

/** One category with what it is for. */
export function CategoryChoice(props: CategoryChoiceProps) {
  const { language, category, isGranted, isFixed, isMeasured, onToggle } = props;
  const id = useId();
  const m = consentMessages(language);
  const name = names[category];
  return (
    <div className={styles.category}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isGranted}
        disabled={isFixed}
        aria-describedby={`${id}-text`}
        onChange={onToggle}
      />
      <label htmlFor={id} className={styles.name}>
        {m[name]}
        {isFixed ? <span className={styles.fixed}> ({m.always})</span> : null}
      </label>
      <p id={`${id}-text`} className={styles.text}>
        {name === 'targeting' && isMeasured ? m.targetingTextMeasuring : m[`${name}Text`]}
      </p>
    </div>
  );
}
