import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './choice.module.css';

type ChoiceProps<Value extends string> = {
  legend: string;
  /** The name of the form field. */
  name?: string | undefined;
  /** A screen reader reads `name` after the label, because voice control uses the visible label. */
  options: readonly { value: Value; label: string; name?: string }[];
  /** Null where none of them is selected. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** A choice of one option, as radio buttons in a row; the arrow keys move between them. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, name: field, options, chosen, onChoose } = props;
  const id = useId();
  const group = field ?? id;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const adopt = useEffectEvent(() => {
    const checked = fieldset.current?.querySelector<HTMLInputElement>('input:checked');
    const option = options.find(({ value }) => value === checked?.value);
    if (option && option.value !== chosen) onChoose(option.value);
  });
  // A radio button may have been selected before hydration or restored by the browser; that choice is kept.
  useEffect(() => adopt(), []);
  return (
    <fieldset ref={fieldset} className={styles.choice}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map(({ value, label, name }) => (
        <label key={value} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={group}
            value={value}
            checked={value === chosen}
            aria-label={name && name !== label ? `${label} (${name})` : undefined}
            onChange={() => onChoose(value)}
          />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
