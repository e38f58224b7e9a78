import { useEffect, useRef } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { searchMessages } from '#src/i18n/messages/search.ts';
import { Button } from '#src/ui/button.tsx';
import { BackIcon, SearchIcon } from '#src/ui/icons.tsx';
import { mobileViewport } from '#src/ui/viewport.ts';
import { SearchBox } from './search-box.tsx';
import styles from './search-overlay.module.css';

/** Below 768px: a toggle, and the search over the whole screen with a way back (SR-07). */
export function SearchOverlay({ language }: { language: Language }) {
  const m = searchMessages(language);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const mobile = matchMedia(mobileViewport);
    const closeWhenWide = () => {
      if (!mobile.matches) dialog.current?.close();
    };
    mobile.addEventListener('change', closeWhenWide);
    return () => mobile.removeEventListener('change', closeWhenWide);
  }, []);
  const open = () => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <Button look="quiet" label={m.open} onClick={open}>
        <SearchIcon />
      </Button>
      <dialog ref={dialog} className={styles.overlay} aria-label={m.label} onSubmit={close}>
        <Button look="quiet" onClick={close}>
          <BackIcon />
          {m.back}
        </Button>
        <SearchBox language={language} id="search-overlay" onPick={close} />
      </dialog>
    </>
  );
}
