import { useEffect, useImperativeHandle, useRef, type MouseEvent, type Ref } from 'react';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/i18n/languages.ts';
import { shellMessages } from '#src/i18n/messages/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { mobileViewport } from '#src/ui/viewport.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigationList } from './main-navigation-list.tsx';
import styles from './mobile-menu.module.css';

type MobileMenuProps = {
  ref: Ref<HTMLDialogElement>;
  language: Language;
  entries: MainNavigation['entries'];
  path: string;
  search: string;
  onClose: () => void;
};

/** A click on a link of the menu, or beside it, closes it; the native dialog sees to Escape and focus. */
function closesMenu({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget || (target instanceof Element && target.closest('a') !== null);
}

export function MobileMenu({ ref, language, entries, path, search, onClose }: MobileMenuProps) {
  const m = shellMessages(language);
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  const close = () => dialog.current?.close();
  useEffect(() => {
    const mobile = matchMedia(mobileViewport);
    const closeWhenWide = () => {
      if (!mobile.matches) dialog.current?.close();
    };
    mobile.addEventListener('change', closeWhenWide);
    return () => mobile.removeEventListener('change', closeWhenWide);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={m.menu}
      onClose={onClose}
      onClick={(event) => closesMenu(event) && close()}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <Button look="quiet" label={m.closeMenu} onClick={close}>
            <CloseIcon />
          </Button>
          <LanguageSwitch language={language} path={path} search={search} />
        </div>
        <nav aria-label={m.mainNavigation}>
          <MainNavigationList entries={entries} path={path} direction="vertical" />
        </nav>
      </div>
    </dialog>
  );
}
