import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import type { Language } from '#src/i18n/languages.ts';
import { formPages, localPath } from '#src/urls.ts';
import type { OpenModalProps } from './open-modal.tsx';
import { useAskedModal } from './use-asked-modal.ts';

const openDelay = 100;

type ContactModalProps = { language: Language; settings: SiteSettings; privacyPolicyUrl: string };

/** Waits for the hash of a form, or for a button that asks for one; opens 100 ms after (CM-01). */
export function ContactModal({ language, settings, privacyPolicyUrl }: ContactModalProps) {
  const { shown, close } = useAskedModal(settings);
  const [Modal, setModal] = useState<ComponentType<OpenModalProps> | null>(null);
  const isAsked = shown !== null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const delay = new Promise((resolve) => {
      setTimeout(resolve, openDelay);
    });
    Promise.all([import('./open-modal.tsx'), delay])
      .then(([module]) => isCurrent && setModal(() => module.OpenModal))
      .catch((error: unknown) => {
        logFailure('contact form', error);
        // The form's own page comes from the server, and works without the code that failed to load.
        if (isCurrent) location.assign(localPath(language, formPages.contact));
      });
    return () => {
      isCurrent = false;
      setModal(null);
    };
  }, [isAsked, language]);
  if (!shown || !Modal) return null;
  return (
    <Modal
      language={language}
      shown={shown}
      settings={settings}
      privacyPolicyUrl={privacyPolicyUrl}
      onClose={close}
    />
  );
}
