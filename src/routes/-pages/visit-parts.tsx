import { useEffect } from 'react';
import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { SiteSettings } from '#src/client/page/site-settings.ts';
import { Consent } from '#src/features/consent/consent.tsx';
import { ContactModal } from '#src/features/contact/modal/contact-modal.tsx';
import { Shortcuts } from '#src/features/shortcuts/shortcuts.tsx';
import type { ShellProps } from '#src/features/shell/shell.tsx';
import type { Language } from '#src/domain/language.ts';
import { WorkingPanels } from '#src/workings/working-panels.tsx';

type VisitPartsProps = {
  language: Language;
  settings: () => SiteSettings;
  /** On pages with the content-only layout no form opens over the page (LY-02). */
  layout: ShellProps['layout'];
  /** The provider's settings of forms and consent; absent where its navigation could not be loaded. */
  provider: MainNavigation['provider'] | undefined;
};

/** What the browser adds to every page after hydration: consent, modal forms, the panel of workings, and shortcuts. */
export function VisitParts(props: VisitPartsProps) {
  const { language, layout } = props;
  const { privacyPolicyUrl = '', contactFields = [] } = props.provider ?? {};
  const settings = props.settings();
  useEffect(() => {
    // Without a network it cannot be fetched any more.
    import('#src/features/errors/no-connection-words.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      <Consent language={language} settings={settings} privacyPolicyUrl={privacyPolicyUrl} />
      {layout === 'content-only' ? null : (
        <ContactModal
          language={language}
          settings={settings}
          privacyPolicyUrl={privacyPolicyUrl}
          contactFields={contactFields}
        />
      )}
      <WorkingPanels />
      <Shortcuts language={language} />
    </>
  );
}
