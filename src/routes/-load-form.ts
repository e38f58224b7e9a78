import type { PageContext } from '#src/client/page-context.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import { campaignParameters } from '#src/contract/forms/submission.ts';
import type { FormStart } from '#src/features/contact/form-start.ts';
import { newSubmissionKey } from '#src/features/contact/submission-key.ts';
import { countryChoices } from '#src/i18n/country-names.ts';
import { contactMessages } from '#src/i18n/messages/contact.ts';
import { formPages, localPath } from '#src/urls.ts';

export type FormPageData = {
  start: FormStart;
  countries: { value: string; name: string }[];
  wasSent: boolean;
};

/** A form's page: empty, given back by the server with what was typed, or after it was accepted. */
export function loadForm(context: PageContext, form: FormKind, searchText: string): FormPageData {
  const { language, origin, refusedForm } = context;
  const refused = refusedForm?.form === form ? refusedForm : null;
  const search = new URLSearchParams(searchText);
  const m = contactMessages(language);
  const page = {
    pageTitle: form === 'contact' ? m.contactTitle : m.subscribeTitle,
    pageUrl: origin + localPath(language, formPages[form]),
  };
  return {
    start: {
      values: { ...page, ...refused?.values },
      problems: refused?.fields ?? [],
      key: refused?.key || newSubmissionKey(),
      refusedStatus: refused?.status ?? null,
      campaign: refused?.campaign ?? campaignParameters(search).filter(([name]) => name !== 'sent'),
    },
    countries: countryChoices(language),
    wasSent: search.get('sent') === 'yes',
  };
}
