import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { mobileViewport } from './viewport.ts';

type MobileDialogProps = {
  label: string;
  className?: string | undefined;
  onClose: () => void;
  /** What a click inside means beyond itself: true closes the dialog. */
  closesOn?: (target: Element) => boolean;
  children: (close: () => void) => ReactNode;
};

/**
 * A modal dialog of small screens, open as long as it is rendered. The browser keeps the focus in it,
 * closes it on Escape and gives the focus back; a click beside it and a wider window close it too.
 */
export function MobileDialog({ label, className, onClose, closesOn, children }: MobileDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
    const mobile = matchMedia(mobileViewport);
    const closeWhenWide = () => {
      if (!mobile.matches) dialog.current?.close();
    };
    // The window may have become wide while this code was on its way.
    closeWhenWide();
    mobile.addEventListener('change', closeWhenWide);
    return () => mobile.removeEventListener('change', closeWhenWide);
  }, [dialog]);
  const closeOnClick = ({ target, currentTarget }: MouseEvent) => {
    const isBeside = target === currentTarget;
    if (isBeside || (target instanceof Element && closesOn?.(target))) close();
  };
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      onClose={onClose}
      onClick={closeOnClick}
      onSubmit={close}
    >
      {children(close)}
    </dialog>
  );
}
