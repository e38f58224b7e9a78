import { useId, useState } from 'react';
import { hydratedLate } from '#src/client/browser/hydrated-late.tsx';
import type { Language } from '#src/domain/language.ts';
import { searchMessages } from '#src/i18n/messages/lists/search.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';

const load = () => import('./search-overlay.tsx');
const now = import.meta.env.SSR ? await load() : null;

const SearchOverlay = hydratedLate('SearchOverlay', load, now);

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
