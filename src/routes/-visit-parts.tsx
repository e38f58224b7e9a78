import type { SiteSettings } from '#src/client/page/site-settings.ts';
import { Consent } from '#src/features/consent/consent.tsx';
import { ContactModal } from '#src/features/contact/modal/contact-modal.tsx';
import type { Language } from '#src/i18n/languages.ts';

type VisitPartsProps = {
  language: Language;
  settings: () => SiteSettings;
  privacyPolicyUrl: string;
};

/** What the browser adds to every page, and no page needs to stand: consent, and the forms over it. */
export function VisitParts(props: VisitPartsProps) {
  const { language, privacyPolicyUrl } = props;
  const settings = props.settings();
  return (
    <>
      <Consent language={language} settings={settings} privacyPolicyUrl={privacyPolicyUrl} />
      <ContactModal language={language} settings={settings} privacyPolicyUrl={privacyPolicyUrl} />
    </>
  );
}
