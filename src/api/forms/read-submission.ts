import { contactFormWith } from '#src/contract/forms/contact-form.ts';
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
  type TypedValues,
} from '#src/contract/forms/submission.ts';
import {
  isOwnFieldName,
  ownFieldName,
  type OwnFieldName,
  type OwnFormField,
} from '#src/contract/forms/own-fields.ts';
import type { FieldProblemKey } from '#src/contract/forms/field-rules.ts';
import { groupsOfCookies } from '#src/domain/consent-cookie.ts';

export type Submission = {
  /** The typed values, to show the form again; of a repeated field the first. */
  typed: TypedValues;
  campaign: CampaignParameter[];
  consentGroups: string | null;
  checked: { values: FormValues; own: Record<string, string> } | { problems: FieldProblem[] };
};

/** A form with the provider's further fields. */
export type FormDefinition = { form: FormKind; own: readonly OwnFormField[] };

/**
 * Reads and validates a submission. Fields are read from the body only; other parameters of body and address are kept
 * apart (FV-06). Without scripts, the visitor's consent is read from the cookies.
 */
export function readSubmission(
  { form, own }: FormDefinition,
  body: URLSearchParams,
  { url, headers }: Pick<Request, 'url' | 'headers'>,
): Submission {
  const names = [...fieldNames, ...own.map(ownFieldName)];
  const typed = Object.fromEntries(
    names.flatMap((name) => {
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
    checked: check({ form, own }, body, typed, names),
  };
}

function check(
  { form, own }: FormDefinition,
  body: URLSearchParams,
  typed: TypedValues,
  names: readonly (FieldName | OwnFieldName)[],
): Submission['checked'] {
  const problems: FieldProblem[] = names
    .filter((name) => body.getAll(name).length > 1)
    .map((field) => ({ field, problem: 'repeated' }));
  if (body.get(technicalFields.honeypot)) {
    problems.push({ field: technicalFields.honeypot, problem: 'leaveEmpty' });
  }
  const schema = form === 'contact' ? contactFormWith(own) : subscribeForm;
  const result = schema.safeParse(typed);
  if (!result.success) problems.push(...firstOfEachField(result.error.issues));
  else if (problems.length === 0) return partsOf(result.data);
  return { problems };
}

/** Separates the specified fields from the provider's. */
function partsOf(data: Record<string, string>): {
  values: FormValues;
  own: Record<string, string>;
} {
  const all = Object.entries(data);
  const isFilledIn = ([name, value]: [string, string]) => isOwnFieldName(name) && value !== '';
  return {
    values: Object.fromEntries(all.filter(([name]) => !isOwnFieldName(name))) as FormValues,
    own: Object.fromEntries(all.filter(isFilledIn)),
  };
}

function firstOfEachField(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const byField = new Map<FieldProblem['field'], FieldProblemKey>();
  for (const { path, message } of issues) {
    const field = path[0] as FieldProblem['field'];
    if (!byField.has(field)) byField.set(field, message as FieldProblemKey);
  }
  return Array.from(byField, ([field, problem]) => ({ field, problem }));
}
