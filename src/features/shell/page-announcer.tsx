import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** The title is written by the router after the page is rendered. */
const titleDelay = 100;

/** Where the focused element went with the old page, the new page's main part takes the focus. */
function keepFocusInPage(): void {
  const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
  if (!hasFocus) document.getElementById('main')?.focus({ preventScroll: true });
}

/** Tells screen readers the title of a page that was reached without loading the document anew. */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      keepFocusInPage();
      clearTimeout(timer);
      timer = setTimeout(() => setTitle(document.title), titleDelay);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [router]);
  return (
    <VisuallyHidden>
      <span role="status" data-page-announcer="">
        {title}
      </span>
    </VisuallyHidden>
  );
}
