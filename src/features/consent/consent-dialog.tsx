import { useId, useLayoutEffect, useRef } from 'react';
import { shownCategories, targeting, type ConsentCategory } from '#src/domain/consent-cookie.ts';
import { ConsentChoices, type ConsentChoicesProps } from './consent-choices.tsx';
import styles from './consent-dialog.module.css';

export type ConsentDialogProps = Omit<ConsentChoicesProps, 'titleId'>;

/** The visitor's choice of categories (AN-04); closing it without a choice changes nothing. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { language, granted, hasPrivacyControl, privacyPolicyUrl } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the document, it gives the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={props.onClose}
    >
      <ConsentChoices
        language={language}
        titleId={titleId}
        granted={granted}
        hasPrivacyControl={hasPrivacyControl}
        isMeasured={props.isMeasured}
        privacyPolicyUrl={privacyPolicyUrl}
        onChoose={props.onChoose}
        onAcceptAll={props.onAcceptAll}
        onRejectAll={props.onRejectAll}
        onClose={() => dialog.current?.close()}
      />
    </dialog>
  );
}

/** Everything, except for targeting where the browser sends Global Privacy Control. */
export function allCategories(hasPrivacyControl: boolean): readonly ConsentCategory[] {
  return shownCategories.filter((one) => !(hasPrivacyControl && one === targeting));
}
