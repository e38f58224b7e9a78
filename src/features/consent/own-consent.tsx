import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { onCookieSettingsAsked } from '#src/client/consent/consent-events.ts';
import type { ConsentCategory } from '#src/domain/consent-cookie.ts';
import {
  choose,
  findOwnChoice,
  grantedCategories,
  hasPrivacyControl,
  onChoiceElsewhere,
  reportLoaded,
} from '#src/client/consent/consent.ts';
import type { Language } from '#src/domain/language.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { allCategories, ConsentDialog } from './consent-dialog.tsx';

type OwnConsentProps = {
  language: Language;
  /** Whether visits are measured with consent. */
  isMeasured: boolean;
  privacyPolicyUrl: string;
};

/** The built-in consent provider: asks once, keeps the choice, and shows it again when asked (AN-04). */
export function OwnConsent({ language, isMeasured, privacyPolicyUrl }: OwnConsentProps) {
  const [isAsking, setAsking] = useState(() => findOwnChoice() === null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    reportLoaded();
    return onCookieSettingsAsked(() => setOpen(true));
  }, []);
  useEffect(
    () =>
      onChoiceElsewhere(() => {
        setAsking(false);
        setOpen(false);
      }),
    [],
  );
  const keep = (granted: readonly ConsentCategory[]) => {
    setAsking(false);
    setOpen(false);
    choose(granted);
  };
  const signal = hasPrivacyControl();
  const acceptAll = () => keep(allCategories(signal));
  const rejectAll = () => keep(['C0001']);
  return (
    <>
      {isAsking
        ? createPortal(
            <ConsentBanner
              language={language}
              hasPrivacyControl={signal}
              isMeasured={isMeasured}
              onAcceptAll={acceptAll}
              onRejectAll={rejectAll}
              onChoose={() => setOpen(true)}
            />,
            // Early in the page's order, so that the keyboard reaches it; at the end of a page without a layout.
            document.getElementById('notices') ?? document.body,
          )
        : null}
      {isOpen ? (
        <ConsentDialog
          language={language}
          granted={grantedCategories()}
          hasPrivacyControl={signal}
          isMeasured={isMeasured}
          privacyPolicyUrl={privacyPolicyUrl}
          onChoose={keep}
          onAcceptAll={acceptAll}
          onRejectAll={rejectAll}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
