import { useId, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { searchMessages } from '#src/i18n/messages/search.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';
import { SearchOverlay } from './search-overlay.tsx';

/** Below 768px the search hides behind this toggle (SR-07). */
export function SearchToggle({ language }: { language: Language }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        look="quiet"
        label={searchMessages(language).open}
        onClick={() => setOpen(true)}
        opens={id}
      >
        <SearchIcon />
      </Button>
      <SearchOverlay id={id} language={language} isOpen={isOpen} onToggle={setOpen} />
    </>
  );
}
