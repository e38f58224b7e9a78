import { lazy, Suspense, useState } from 'react';
import type { Language } from '#src/i18n/languages.ts';
import { searchMessages } from '#src/i18n/messages/search.ts';
import { Button } from '#src/ui/button.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';

const SearchOverlay = lazy(async () => {
  const module = await import('./search-overlay.tsx');
  return { default: module.SearchOverlay };
});

/** Below 768px the search hides behind this toggle (SR-07). */
export function SearchToggle({ language }: { language: Language }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" label={searchMessages(language).open} onClick={() => setOpen(true)}>
        <SearchIcon />
      </Button>
      {isOpen ? (
        <Suspense>
          <SearchOverlay language={language} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
