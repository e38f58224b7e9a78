import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusPage, followFocus, keepFocus } from '#src/client/browser/keep-focus.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

/** The title is written by the router after the page is rendered. */
const titleDelay = 100;

/**
 * Tells screen readers the title of a page that was reached without loading the document anew. Where the
 * focused element went with what was there before, the focus stays in the page.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(followFocus, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation) return;
      if (!pathChanged) return keepFocus();
      focusPage();
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
