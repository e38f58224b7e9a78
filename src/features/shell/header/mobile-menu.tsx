import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { Language } from '#src/domain/language.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CloseIcon } from '#src/ui/dialog-icons.tsx';
import { MobileDialog } from '#src/ui/mobile-dialog.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigationList } from './main-navigation-list.tsx';
import styles from './mobile-menu.module.css';

type MobileMenuProps = {
  id: string;
  language: Language;
  languages: readonly Language[];
  entries: MainNavigation['entries'];
  path: string;
  search: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** The main navigation of small screens; a choice closes it (LY-09). */
export function MobileMenu(props: MobileMenuProps) {
  const { id, language, languages, entries, path, search, isOpen, onToggle } = props;
  const m = shellMessages(language);
  return (
    <MobileDialog
      id={id}
      label={m.menu}
      className={styles.menu}
      isOpen={isOpen}
      onToggle={onToggle}
      closesOn={(target) => target.closest('a') !== null}
    >
      {(close) => (
        <div className={styles.panel}>
          <div className={styles.head}>
            <Button look="quiet" label={m.closeMenu} onClick={close} closes={id}>
              <CloseIcon />
            </Button>
            <LanguageSwitch language={language} languages={languages} path={path} search={search} />
          </div>
          <nav aria-label={m.mainNavigation}>
            <MainNavigationList entries={entries} path={path} direction="vertical" />
          </nav>
        </div>
      )}
    </MobileDialog>
  );
}
