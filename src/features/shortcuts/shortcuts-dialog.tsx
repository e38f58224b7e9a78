import { useId, useLayoutEffect, useRef } from 'react';
import type { Language } from '#src/domain/language.ts';
import { ShortcutList } from './shortcut-list.tsx';
import styles from './shortcuts.module.css';

type ShortcutsDialogProps = { language: Language; isOn: boolean; onClose: () => void };

/** The list of keys, over the page. */
export function ShortcutsDialog({ language, isOn, onClose }: ShortcutsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed while it is still in the document, it gives the focus back.
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <ShortcutList language={language} titleId={titleId} isOn={isOn} onClose={onClose} />
    </dialog>
  );
}
