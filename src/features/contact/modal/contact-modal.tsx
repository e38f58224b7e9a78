import { createElement } from 'react';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { MissingForm } from './missing-form.tsx';
import { useAskedModal } from './use-asked-modal.ts';
import { useModalCode } from './use-modal-code.ts';

type ContactModalProps = { language: Language; settings: SiteSettings; privacyPolicyUrl: string };

/** Waits for the hash of a form, or for a button that asks for one; opens 100 ms after (CM-01). */
export function ContactModal({ language, settings, privacyPolicyUrl }: ContactModalProps) {
  const { shown, close } = useAskedModal(settings);
  const form = shown !== null && 'form' in shown ? shown.form : 'contact';
  const code = useModalCode(language, shown !== null, form);
  if (!shown || code === null) return null;
  if (code === 'missing') return <MissingForm language={language} onClose={close} />;
  return createElement(code, { language, shown, settings, privacyPolicyUrl, onClose: close });
}
