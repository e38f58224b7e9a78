import { useEffect } from 'react';
import { onCookieSettingsAsked } from '#src/client/consent/consent-events.ts';

const scriptId = 'consent-provider';

/** Another consent provider's script in place of our own dialog; it asks, stores and reports by itself. */
export function ExternalConsent({ script }: { script: string }) {
  useEffect(() => {
    if (!document.getElementById(scriptId)) {
      const element = document.createElement('script');
      element.id = scriptId;
      element.async = true;
      element.src = script;
      document.head.append(element);
    }
    return whenThere(() => onCookieSettingsAsked(() => window.OneTrust?.ToggleInfoDisplay?.()));
  }, [script]);
  return null;
}

/**
 * Listens once the provider's script has run: requests before that wait, since nobody else answers them. Returns a
 * function that stops it.
 */
function whenThere(listen: () => () => void): () => void {
  const element = document.getElementById(scriptId);
  let end: () => void = () => undefined;
  const begin = () => {
    end = listen();
  };
  if (window.OneTrust) begin();
  else element?.addEventListener('load', begin, { once: true });
  return () => {
    element?.removeEventListener('load', begin);
    end();
  };
}
