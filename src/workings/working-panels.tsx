import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { followLink } from '#src/client/browser/follow-link.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import { readWorkingAddress, type WorkingAddress } from '#src/urls/workings.ts';
import type { WorkingPanelProps } from './working-panel.tsx';

type WorkingRequest = {
  address: WorkingAddress;
  /** The link that was followed, by which panels are told apart. */
  href: string;
  Panel: ComponentType<WorkingPanelProps>;
  /** The page that it was opened on; it closes when that page is left. */
  on: string;
};

/** The link to a working that a plain click follows. Links within the panel open pages. */
function workingLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  if (!(target instanceof Element) || target.closest('dialog')) return null;
  return target.closest<HTMLAnchorElement>('a[href*="/figures/"]');
}

/** Opens the working that a link leads to as a panel, or as a page where the code of the panel cannot be loaded. */
export function WorkingPanels() {
  const [asked, setAsked] = useState<WorkingRequest | null>(null);
  const router = useRouter();
  const address = useRouterState({ select: ({ location }) => location.href });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = workingLinkOf(event);
      const meant = link && readWorkingAddress(link);
      if (!link || !meant) return;
      event.preventDefault();
      import('./working-panel.tsx')
        .then(({ WorkingPanel }) =>
          setAsked({
            address: meant,
            href: link.href,
            Panel: WorkingPanel,
            on: router.state.location.href,
          }),
        )
        .catch((error: unknown) => {
          logFailure('working of a figure', error);
          void followLink(router, link.href);
        });
    };
    // The capture phase comes before the listener that follows page links.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [router]);
  if (asked?.on !== address) return null;
  const { Panel, href } = asked;
  return <Panel key={href} address={asked.address} onClose={() => setAsked(null)} />;
}
