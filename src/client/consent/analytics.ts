import type { AnyRouter } from '@tanstack/react-router';
import { targeting } from '#src/domain/consent-cookie.ts';
import { hasConsent, onConsent } from './consent.ts';
import { pushEvent } from './data-layer.ts';
import { routeName } from './route-name.ts';
import { removeCookies } from './tool-cookies.ts';
import type { SiteSettings } from '../page/site-settings.ts';

const scriptId = 'tag-manager';

function loadTagManager({ url, id }: NonNullable<SiteSettings['tagManager']>): void {
  if (document.getElementById(scriptId)) return;
  // The event by which a tag manager recognises the start of the page.
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const address = new URL(url);
  address.searchParams.set('id', id);
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = address.href;
  document.head.append(script);
}

/**
 * Scripts cannot be unloaded, so that the page is reloaded. Cookies that a tool writes until the last moment are
 * removed.
 */
function unload(cookies: readonly string[]): void {
  removeCookies(cookies);
  if (!document.getElementById(scriptId)) return;
  window.addEventListener('pagehide', () => removeCookies(cookies));
  location.reload();
}

function pushPageView(router: AnyRouter): void {
  const { routeId = '', loaderData } = (router.state.matches.at(-1) ?? {}) as {
    routeId?: string;
    loaderData?: { index?: unknown };
  };
  pushEvent({
    event: 'pageView',
    routeName: routeName(routeId, loaderData?.index !== undefined),
    fullPath: location.pathname + location.search,
  });
}

/**
 * Analytics (AN-01, AN-02): with consent to targeting the tag manager is loaded, and receives this page and every
 * further one.
 */
export function startAnalytics(
  router: AnyRouter,
  tagManager: SiteSettings['tagManager'],
): () => void {
  let isGranted = false;
  const evaluate = () => {
    const wasGranted = isGranted;
    isGranted = hasConsent(targeting);
    if (isGranted && !wasGranted) {
      if (tagManager) loadTagManager(tagManager);
      pushPageView(router);
    }
    if (tagManager && wasGranted && !isGranted) unload(tagManager.cookies);
  };
  const endConsent = onConsent(evaluate);
  const endRoutes = router.subscribe('onResolved', ({ fromLocation, hrefChanged, toLocation }) => {
    const isOnlyHash =
      fromLocation?.pathname === toLocation.pathname &&
      fromLocation?.searchStr === toLocation.searchStr;
    if (fromLocation && hrefChanged && !isOnlyHash) pushPageView(router);
  });
  evaluate();
  return () => {
    endConsent();
    endRoutes();
  };
}
