import { useEffect } from 'react';
import { onCookieSettingsAsked } from '#src/client/consent-events.ts';

const scriptId = 'consent-provider';

/** Another consent provider's script in place of our own dialog; it asks, keeps and reports by itself. */
export function ExternalConsent({ script }: { script: string }) {
  useEffect(() => {
    if (!document.getElementById(scriptId)) {
      const element = document.createElement('script');
      element.id = scriptId;
      element.async = true;
      element.src = script;
      document.head.append(element);
    }
    return onCookieSettingsAsked(() => window.OneTrust?.ToggleInfoDisplay?.());
  }, [script]);
  return null;
}
