import type { Language } from '#src/domain/language.ts';
import { searchMessages } from '#src/i18n/messages/lists/search.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { BackIcon } from '#src/ui/dialog-icons.tsx';
import { MobileDialog } from '#src/ui/mobile-dialog.tsx';
import { SearchBox } from './search-box.tsx';
import styles from './search-overlay.module.css';

type SearchOverlayProps = {
  id: string;
  language: Language;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** The search over the whole screen, with a way back (SR-07). */
export function SearchOverlay({ id, language, isOpen, onToggle }: SearchOverlayProps) {
  const m = searchMessages(language);
  return (
    <MobileDialog
      id={id}
      label={m.label}
      className={styles.overlay}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {(close) => (
        <>
          <Button look="quiet" onClick={close} closes={id}>
            <BackIcon />
            {m.back}
          </Button>
          <SearchBox language={language} id="search-overlay" onPick={close} />
        </>
      )}
    </MobileDialog>
  );
}
