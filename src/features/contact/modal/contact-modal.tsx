import { createElement } from 'react';
import { MissingForm } from './missing-form.tsx';
import type { OpenModalProps } from './open-modal.tsx';
import { useRequestedModal } from './use-requested-modal.ts';
import { useModalCode } from './use-modal-code.ts';

type ContactModalProps = Omit<OpenModalProps, 'shown' | 'onClose'>;

/** Waits for the hash of a form, or for a button that requests one; opens 100 ms later (CM-01). */
export function ContactModal(props: ContactModalProps) {
  const { language, settings } = props;
  const { shown, close } = useRequestedModal(settings);
  const form = shown !== null && 'form' in shown ? shown.form : 'contact';
  const code = useModalCode(language, shown !== null, form);
  if (!shown || code === null) return null;
  if (code === 'missing') return <MissingForm language={language} onClose={close} />;
  return createElement(code, { ...props, shown, onClose: close });
}
