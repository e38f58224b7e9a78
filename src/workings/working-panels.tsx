import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '#src/client/calls/log-failure.ts';
import { readWorkingPath, type WorkingAddress } from '#src/urls/workings.ts';
import type { WorkingPanelProps } from './working-panel.tsx';

type Asked = WorkingAddress & {
  Panel: ComponentType<WorkingPanelProps>;
  /** The page that it was opened on: it goes with it. */
  on: string;
};

/** A plain click on a link to a working; those of the panel itself lead to pages. */
function workingLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  if (!(target instanceof Element) || target.closest('dialog')) return null;
  return target.closest<HTMLAnchorElement>('a[href*="/figures/"]');
}

/** Opens the working of a figure beside the page where a link leads to one; without this code it is a page of its own. */
export function WorkingPanels() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const router = useRouter();
  const address = useRouterState({ select: ({ location }) => location.href });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = workingLinkOf(event);
      const meant = link && readWorkingPath(link.pathname);
      if (!link || !meant) return;
      event.preventDefault();
      import('./working-panel.tsx')
        .then(({ WorkingPanel }) =>
          setAsked({ ...meant, Panel: WorkingPanel, on: router.state.location.href }),
        )
        .catch((error: unknown) => {
          logFailure('working of a figure', error);
          location.assign(link.href);
        });
    };
    // Before the listener that follows page links.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [router]);
  if (asked?.on !== address) return null;
  const { Panel, fundId, tag } = asked;
  return (
    <Panel key={`${fundId} ${tag}`} fundId={fundId} tag={tag} onClose={() => setAsked(null)} />
  );
}
