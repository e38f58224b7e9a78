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
  /** No form opens over content alone (LY-02). */
  layout: ShellProps['layout'];
  /** What the provider says of forms and consent; absent where its navigation could not be had. */
  provider: MainNavigation['provider'] | undefined;
};

/** What the browser adds to every page, and no page needs to stand: consent, the forms over it, workings beside it, and keys. */
export function VisitParts(props: VisitPartsProps) {
  const { language, layout } = props;
  const { privacyPolicyUrl = '', contactFields = [] } = props.provider ?? {};
  const settings = props.settings();
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
