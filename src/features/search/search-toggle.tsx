import { useState } from 'react';
import { lateComponent } from '#src/client/late-component.ts';
import type { Language } from '#src/i18n/languages.ts';
import { searchMessages } from '#src/i18n/messages/search.ts';
import { Button } from '#src/ui/button.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';
import type { SearchOverlayProps } from './search-overlay.tsx';

const SearchOverlay = lateComponent<SearchOverlayProps>(
  'search overlay',
  async () => (await import('./search-overlay.tsx')).SearchOverlay,
  ({ onClose }) => onClose(),
);

/** Below 768px the search hides behind this toggle (SR-07). */
export function SearchToggle({ language }: { language: Language }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" label={searchMessages(language).open} onClick={() => setOpen(true)}>
        <SearchIcon />
      </Button>
      {isOpen ? <SearchOverlay language={language} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
