import { contactForm } from '#src/contract/forms/contact-form.ts';
import {
  fieldNames,
  type FieldName,
  type FormKind,
  type FormValues,
} from '#src/contract/forms/form-fields.ts';
import { subscribeForm } from '#src/contract/forms/subscribe-form.ts';
import {
  campaignParameters,
  consentGroupsPattern,
  technicalFields,
  type CampaignParameter,
  type FieldProblem,
} from '#src/contract/forms/submission.ts';
import type { FieldProblemKey } from '#src/contract/forms/field-rules.ts';
import { groupsOfCookies } from '#src/domain/consent-cookie.ts';

const schemas = { contact: contactForm, subscribe: subscribeForm };

export type Submission = {
  /** As they came, for showing the form again; of a field that came twice the first. */
  typed: Partial<Record<FieldName, string>>;
  campaign: CampaignParameter[];
  consentGroups: string | null;
  checked: { values: FormValues } | { problems: FieldProblem[] };
};

/**
 * Reads and checks a submission. Form fields are in the body only; of the body and the address, what is no
 * field is kept apart (FV-06). Where no script could say what the visitor has consented to, the cookies say it.
 */
export function readSubmission(
  form: FormKind,
  body: URLSearchParams,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
): Submission {
  const typed = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = body.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ) as Submission['typed'];
  const consentGroups =
    body.get(technicalFields.consentGroups) ??
    groupsOfCookies(headers.get('Cookie') ?? '', headers.get('Sec-GPC') === '1');
  return {
    typed,
    campaign: campaignParameters([...body, ...new URL(url).searchParams]),
    consentGroups: consentGroupsPattern.test(consentGroups) ? consentGroups : null,
    checked: check(form, body, typed),
  };
}

function check(
  form: FormKind,
  body: URLSearchParams,
  typed: Submission['typed'],
): Submission['checked'] {
  const problems: FieldProblem[] = fieldNames
    .filter((name) => body.getAll(name).length > 1)
    .map((field) => ({ field, problem: 'repeated' }));
  if (body.get(technicalFields.honeypot)) {
    problems.push({ field: technicalFields.honeypot, problem: 'leaveEmpty' });
  }
  const result = schemas[form].safeParse(typed);
  if (!result.success) problems.push(...firstOfEachField(result.error.issues));
  else if (problems.length === 0) return { values: result.data };
  return { problems };
}

function firstOfEachField(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const byField = new Map<FieldName, FieldProblemKey>();
  for (const { path, message } of issues) {
    const field = path[0] as FieldName;
    if (!byField.has(field)) byField.set(field, message as FieldProblemKey);
  }
  return Array.from(byField, ([field, problem]) => ({ field, problem }));
}
