import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { startAnalytics } from '#src/client/consent/analytics.ts';
import { onConsent } from '#src/client/consent/consent.ts';
import { forgetUnlessAllowed } from '#src/client/contact/known-visitor.ts';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { ExternalConsent } from './external-consent.ts';
import { OwnConsent } from './own-consent.tsx';

type ConsentProps = { language: Language; settings: SiteSettings; privacyPolicyUrl: string };

/** Consent, and what depends on it: analytics, and remembering visitors. */
export function Consent({ language, settings, privacyPolicyUrl }: ConsentProps) {
  return (
    <>
      {/* First, so that it hears the provider report that it has loaded. */}
      <WhatNeedsConsent settings={settings} />
      {settings.consentScript === null ? (
        <OwnConsent
          language={language}
          isMeasured={settings.tagManager !== null}
          privacyPolicyUrl={privacyPolicyUrl}
        />
      ) : (
        <ExternalConsent script={settings.consentScript} />
      )}
    </>
  );
}

function WhatNeedsConsent({ settings }: { settings: SiteSettings }) {
  const router = useRouter();
  const { tagManager, isDevelopment } = settings;
  useEffect(() => startAnalytics(router, tagManager), [router, tagManager]);
  useEffect(() => onConsent(() => forgetUnlessAllowed(isDevelopment)), [isDevelopment]);
  return null;
}
