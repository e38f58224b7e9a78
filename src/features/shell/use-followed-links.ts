import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addressOfForm, followLink } from '#src/client/browser/follow-link.ts';
import { formHashes } from '#src/urls.ts';

/** Links to pages, and what content has of links that open a form over the page. */
const followed = [
  'a[data-page-link]',
  ...Object.values(formHashes).map((hash) => `a[href="${hash}"]`),
];

function pageLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlainClick =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlainClick) return null;
  const target = event.target instanceof Element ? event.target : null;
  return target?.closest<HTMLAnchorElement>(followed.join()) ?? null;
}

/**
 * Page links and page forms are plain markup; here, and only here, they are followed without loading the
 * document anew. One listener serves every link, also those in content.
 */
export function useFollowedLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link) return;
      event.preventDefault();
      void followLink(router, link.href);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.matches('[data-page-form]')) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      void followLink(router, addressOfForm(form));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
    };
  }, [router]);
}
