import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { clearFormHash, setFormHash } from '#src/client/browser/follow-link.ts';
import { onFrameAsked } from '#src/client/contact/contact-modal.ts';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import { formOfHash } from '#src/urls.ts';
import { frameAddress } from './frame-address.ts';
import type { OpenModalProps } from './open-modal.tsx';

/**
 * What the modal shows: a form by the hash, on load and after every change of the address (CM-02); an external form on
 * request, until the address changes.
 */
export function useRequestedModal(settings: SiteSettings): {
  shown: OpenModalProps['shown'] | null;
  close: () => void;
} {
  const router = useRouter();
  const { hash, href, searchStr } = useRouterState({ select: (state) => state.location });
  const [frame, setFrame] = useState<{ address: string; href: string } | null>(null);
  useEffect(
    () =>
      onFrameAsked((source) => {
        const address = frameAddress(source, settings.contactFrame, searchStr);
        // If framing is not permitted, the built-in form opens instead.
        if (address === null) void setFormHash(router, 'contact');
        else setFrame({ address, href });
      }),
    [router, settings, href, searchStr],
  );
  const form = formOfHash(`#${hash}`);
  const isFramed = frame !== null && frame.href === href;
  return {
    shown: form ? { form } : isFramed ? { frame: frame.address } : null,
    close: () => {
      setFrame(null);
      if (form) void clearFormHash(router);
    },
  };
}
