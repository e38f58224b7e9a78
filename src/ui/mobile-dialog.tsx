import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { mobileViewport } from './viewport.ts';

type MobileDialogProps = {
  /** What a button names that opens it. */
  id: string;
  label: string;
  className?: string | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** What a click inside means beyond itself: true closes the dialog. */
  closesOn?: (target: Element) => boolean;
  children: (close: () => void) => ReactNode;
};

/**
 * A modal dialog of small screens. It stands in every page, so that a button opens it before scripts have come, and
 * without them. The browser keeps the focus in it, closes it on Escape and gives the focus back; a click beside it and
 * a wider window close it too.
 */
export function MobileDialog(props: MobileDialogProps) {
  const { id, label, className, isOpen, onToggle, closesOn, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // It may have been opened before the page came alive.
  useEffect(() => {
    if (dialog.current?.open) onToggle(true);
  }, [dialog, onToggle]);
  useEffect(() => {
    const shown = dialog.current;
    if (!isOpen || !shown) return;
    // Browsers that know of no commands of buttons leave it to us.
    if (!shown.open) shown.showModal();
    shown.querySelector('input')?.focus();
    const mobile = matchMedia(mobileViewport);
    const closeWhenWide = () => {
      if (!mobile.matches) shown.close();
    };
    // The window may have become wide before the page came alive.
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
