import { loadPart } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import { campaignParameters, type RefusedForm } from '#src/contract/forms/submission.ts';
import { chosenBeforehand } from '#src/features/contact/chosen-beforehand.ts';
import type { FormStart } from '#src/features/contact/form-start.ts';
import { newSubmissionKey } from '#src/features/contact/submission-key.ts';
import { countryChoices } from '#src/i18n/country-names.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import { formPages, localPath } from '#src/urls.ts';

export type FormPageData = {
  start: FormStart;
  countries: { value: string; name: string }[];
  wasSent: boolean;
  head: PageFacts;
};

/**
 * Loads a form's page. The form is empty except for the index it was opened for, or comes back from the server
 * with what was typed or after it was accepted.
 */
export async function loadForm(
  context: PageContext,
  form: FormKind,
  searchText: string,
): Promise<FormPageData> {
  const { language, origin, refusedForm, cameFrom } = context;
  const search = new URLSearchParams(searchText);
  const m = contactMessages(language);
  const [title, description] =
    form === 'contact' ? [m.contactTitle, m.contactLead] : [m.subscribeTitle, m.subscribeLead];
  const values = {
    ...(await textAbout(search.get('index'), context)),
    pageTitle: title,
    pageUrl: cameFrom?.href ?? origin + localPath(language, formPages[form]),
  };
  const wasSent = search.get('sent') === 'yes';
  search.delete('sent');
  const start =
    refusedForm?.form === form
      ? startAgain(refusedForm, values)
      : {
          ...emptyStart({ ...chosenBeforehand(language), ...values }),
          // In the modal, the form is sent with the query of the page below it (CM-07).
          campaign: campaignParameters([...search, ...(cameFrom?.searchParams ?? [])]),
        };
  const head = { title, description, path: formPages[form] };
  return { start, countries: countryChoices(language), wasSent, head };
}

/** The beginning of a message about an index; none for an unknown index. */
async function textAbout(indexId: string | null, { currentApi, language }: PageContext) {
  if (indexId === null) return {};
  const index = await loadPart('form', currentApi.get('indexDetails', { indexId }));
  if (index === 'failed') return {};
  const { portfolioName, fundId } = index;
  return { paragraphText: contactMessages(language).aboutIndex(portfolioName, fundId) };
}

function emptyStart(values: FormStart['values']): FormStart {
  return { values, problems: [], key: newSubmissionKey(), refusedStatus: null, campaign: [] };
}

function startAgain(refused: RefusedForm, page: FormStart['values']): FormStart {
  return {
    values: { ...page, ...refused.values },
    problems: refused.fields,
    key: refused.key || newSubmissionKey(),
    refusedStatus: refused.status,
    campaign: refused.campaign,
  };
}
