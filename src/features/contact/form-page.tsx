import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import { Container } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { FormPanel } from './form-panel.tsx';
import type { FormSetting, FormStart } from './form-start.ts';

type FormPageProps = { setting: FormSetting; start: FormStart; wasSent: boolean };

/** A form as a page of its own: the same fields, posted plainly where scripts do not run. */
export function FormPage({ setting, start, wasSent }: FormPageProps) {
  const m = contactMessages(setting.language);
  return (
    <Container>
      <PageTitle title={setting.form === 'contact' ? m.contactTitle : m.subscribeTitle} />
      <FormPanel setting={setting} start={start} wasSent={wasSent} />
    </Container>
  );
}
