import { useState } from 'react';
import { shownCategories, type ConsentCategory } from '#src/domain/consent-cookie.ts';
import type { Language } from '#src/domain/language.ts';
import { consentMessages } from '#src/i18n/messages/site/consent.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CategoryChoice } from './category-choice.tsx';
import styles from './consent-choices.module.css';

export type ConsentChoicesProps = {
  language: Language;
  titleId: string;
  granted: readonly ConsentCategory[];
  hasPrivacyControl: boolean;
  /** Whether visits are measured with consent. */
  isMeasured: boolean;
  privacyPolicyUrl: string;
  onChoose: (granted: readonly ConsentCategory[]) => void;
  onAcceptAll: () => void;
  onRejectAll: () => void;
  onClose: () => void;
};

const necessary: ConsentCategory = 'C0001';

/** The categories with the visitor's choice, and what can be done with it. */
export function ConsentChoices(props: ConsentChoicesProps) {
  const { language, titleId, granted, hasPrivacyControl, privacyPolicyUrl } = props;
  const [chosen, setChosen] = useState<ReadonlySet<ConsentCategory>>(() => new Set(granted));
  const toggle = (category: ConsentCategory) => {
    const next = new Set(chosen);
    if (!next.delete(category)) next.add(category);
    setChosen(next);
  };
  const save = () =>
    props.onChoose(shownCategories.filter((one) => one === necessary || chosen.has(one)));
  const m = consentMessages(language);
  return (
    <>
      <h2 id={titleId}>{m.settings}</h2>
      <p className={styles.text}>{m.introduction}</p>
      {hasPrivacyControl ? <p className={styles.signal}>{m.privacyControl}</p> : null}
      <fieldset className={styles.categories}>
        <legend className={styles.legend}>{m.categories}</legend>
        {shownCategories.map((category) => (
          <CategoryChoice
            key={category}
            language={language}
            category={category}
            isGranted={category === necessary || chosen.has(category)}
            isFixed={category === necessary}
            isMeasured={props.isMeasured}
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
        <Button look="quiet" onClick={props.onClose}>
          {m.close}
        </Button>
      </div>
    </>
  );
}
