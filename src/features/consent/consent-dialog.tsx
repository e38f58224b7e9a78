import { useId, useLayoutEffect, useRef, useState } from 'react';
import { consentCategories, targeting, type ConsentCategory } from '#src/client/consent-cookie.ts';
import type { Language } from '#src/i18n/languages.ts';
import { consentMessages } from '#src/i18n/messages/consent.ts';
import { Button } from '#src/ui/button.tsx';
import { CategoryChoice } from './category-choice.tsx';
import styles from './consent-dialog.module.css';

export type ConsentDialogProps = {
  language: Language;
  granted: readonly ConsentCategory[];
  hasPrivacyControl: boolean;
  privacyPolicyUrl: string;
  onChoose: (granted: readonly ConsentCategory[]) => void;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  onClose: () => void;
};

const necessary: ConsentCategory = 'C0001';

/** The visitor's choice of categories (AN-04); closing it without a choice changes nothing. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { language, granted, hasPrivacyControl, privacyPolicyUrl, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<ConsentCategory>>(() => new Set(granted));
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the document, it gives the focus back.
    return () => element?.close();
  }, []);
  const toggle = (category: ConsentCategory) => {
    const next = new Set(chosen);
    if (!next.delete(category)) next.add(category);
    setChosen(next);
  };
  const save = () =>
    props.onChoose(consentCategories.filter((one) => one === necessary || chosen.has(one)));
  const m = consentMessages(language);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{m.settings}</h2>
      <p className={styles.text}>{m.introduction}</p>
      {hasPrivacyControl ? <p className={styles.signal}>{m.privacyControl}</p> : null}
      <fieldset className={styles.categories}>
        <legend className={styles.legend}>{m.categories}</legend>
        {consentCategories.map((category) => (
          <CategoryChoice
            key={category}
            language={language}
            category={category}
            isGranted={category === necessary || chosen.has(category)}
            isFixed={category === necessary}
            onToggle={() => toggle(category)}
          />
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button onClick={props.onAcceptAll}>{m.acceptAll}</Button>
        <Button onClick={props.onRejectAll}>{m.rejectAll}</Button>
        <Button look="primary" onClick={save}>
          {m.save}
        </Button>
      </div>
      <div className={styles.foot}>
        {privacyPolicyUrl ? (
          <a href={privacyPolicyUrl} target="_blank" rel="noreferrer">
            {m.privacyPolicy}
          </a>
        ) : null}
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {m.close}
        </Button>
      </div>
    </dialog>
  );
}

/** Everything, but for targeting where the browser asks not to be tracked. */
export function allCategories(hasPrivacyControl: boolean): readonly ConsentCategory[] {
  return consentCategories.filter((one) => !(hasPrivacyControl && one === targeting));
}
