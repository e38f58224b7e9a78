import { useEffect, useState, type ComponentType } from 'react';
import { logFailure } from '#src/client/log-failure.ts';
import type { SiteSettings } from '#src/client/site-settings.ts';
import type { VisitPartsProps } from './-visit-parts.tsx';

type LazyVisitPartsProps = Omit<VisitPartsProps, 'settings'> & { settings: () => SiteSettings };

/** Loaded after the page has come alive: no page waits for it. */
export function LazyVisitParts({ language, settings, privacyPolicyUrl }: LazyVisitPartsProps) {
  const [Parts, setParts] = useState<ComponentType<VisitPartsProps> | null>(null);
  useEffect(() => {
    import('./-visit-parts.tsx')
      .then((module) => setParts(() => module.VisitParts))
      .catch((error: unknown) => logFailure('consent and forms', error));
  }, []);
  if (!Parts) return null;
  return <Parts language={language} settings={settings()} privacyPolicyUrl={privacyPolicyUrl} />;
}
