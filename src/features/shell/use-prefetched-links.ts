import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prefersLessData } from '#src/client/browser/data-saving.ts';
import { whenIdle } from '#src/client/browser/when-idle.ts';
import { formOfPage, splitLanguage } from '#src/urls.ts';

/** Links to a form stand on every page and open it over that page: their own page is not what comes next. */
function loadCode(router: AnyRouter, href: string): void {
  const { path } = splitLanguage(new URL(href).pathname);
  if (formOfPage(path)) return;
  const [routes] = router.getMatchedRoutes(path);
  for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
}

/** Fetches the code of the pages that visible links lead to, when the browser is idle (NV-08). */
export function usePrefetchedLinks(): void {
  const router = useRouter();
  useEffect(() => {
    if (prefersLessData()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        observer.unobserve(target);
        whenIdle(() => loadCode(router, target.href), 2000);
      }
    });
    const observeLinks = () => {
      for (const link of document.querySelectorAll('a[data-page-link]')) observer.observe(link);
    };
    observeLinks();
    const end = router.subscribe('onRendered', observeLinks);
    return () => {
      end();
      observer.disconnect();
    };
  }, [router]);
}
