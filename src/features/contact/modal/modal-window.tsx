import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Language } from '#src/domain/language.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CloseIcon } from '#src/ui/dialog-icons.tsx';
import styles from './modal-window.module.css';

/** On the body while the modal is open (CM-10). */
const overlayClass = 'modal-overlay';
const focusDelay = 100;

const tabbable =
  'a[href], button, input:not([type=hidden], [tabindex="-1"]), select, textarea, iframe';

function tabStops(dialog: HTMLDialogElement): HTMLElement[] {
  return Array.from(dialog.querySelectorAll<HTMLElement>(tabbable));
}

/** Keeps Tab inside the dialog; it would otherwise reach the browser's own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const stops = tabStops(event.currentTarget);
  const [first, last] = [stops[0], stops.at(-1)];
  const [end, start] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

type ModalWindowProps = {
  language: Language;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** The window of the modal: open as long as it is rendered (CM-01, CM-03). */
export function ModalWindow({ language, title, onClose, children }: ModalWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    // Focuses the dialog instead of its first control, which browsers would choose.
    element?.focus();
    document.body.classList.add(overlayClass);
    return () => {
      document.body.classList.remove(overlayClass);
      // Closed while it is still in the document: removing it would lose the focus.
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = dialog.current;
      // Only if the visitor has not reached a field in the meantime.
      if (element?.contains(document.activeElement) && document.activeElement !== element) return;
      if (element) tabStops(element)[0]?.focus();
    }, focusDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.window}
      data-modal="contact-us"
      aria-labelledby={titleId}
      onKeyDown={keepFocusInside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button look="quiet" label={contactMessages(language).close} onClick={onClose}>
            <CloseIcon />
          </Button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>
  );
}
