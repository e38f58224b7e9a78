import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { mobileViewport } from './viewport.ts';

type MobileDialogProps = {
  /** The id by which a button opens it. */
  id: string;
  label: string;
  className?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Called for a click inside; true closes the dialog. */
  closesOn?: (target: Element) => boolean;
  children: (close: () => void) => ReactNode;
};

/**
 * A modal dialog of small screens. It is part of every page, so that a button opens it before or without scripts.
 * The browser traps the focus, closes it on Escape and restores the focus; a click beside it and a wider window
 * close it too.
 */
export function MobileDialog(props: MobileDialogProps) {
  const { id, label, className, isOpen, onToggle, closesOn, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // It may have been opened before hydration.
  useEffect(() => {
    if (dialog.current?.open) onToggle(true);
  }, [dialog, onToggle]);
  useEffect(() => {
    const shown = dialog.current;
    if (!isOpen || !shown) return;
    // Browsers that do not support button commands leave opening to the script.
    if (!shown.open) shown.showModal();
    shown.querySelector('input')?.focus();
    const mobile = matchMedia(mobileViewport);
    const closeWhenWide = () => {
      if (!mobile.matches) shown.close();
    };
    // The window may have become wider before hydration.
    closeWhenWide();
    mobile.addEventListener('change', closeWhenWide);
    return () => mobile.removeEventListener('change', closeWhenWide);
  }, [dialog, isOpen]);
  const closeOnClick = ({ target, currentTarget }: MouseEvent) => {
    const isBeside = target === currentTarget;
    if (isBeside || (target instanceof Element && closesOn?.(target))) close();
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      className={className}
      aria-label={label}
      onClose={() => onToggle(false)}
      onClick={closeOnClick}
      onSubmit={close}
    >
      {children(close)}
    </dialog>
  );
}
