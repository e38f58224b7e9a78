import type { Language } from '#src/domain/language.ts';
import type { FieldProblemKey } from './field-rules.ts';
import { isOwnFieldName, type OwnFieldName } from './own-fields.ts';
import { fieldNames, formNames, type FieldName, type FormKind } from './form-fields.ts';
import { api, withQuery } from '#src/urls.ts';

/** The size limit of a body in bytes; a larger one is refused with 413 (FV-06). */
export const longestBody = 64 * 1024;

/**
 * The header of the submission's key. Submissions with the same key are stored once and get the same answer
 * (CM-09).
 */
export const keyHeader = 'Idempotency-Key';

/** Fields of a submission that control its handling and are not stored as fields. */
export const technicalFields = {
  /** The key, for a form sent without JavaScript, which cannot set a header. */
  key: 'submissionKey',
  /** A field that people do not see. It stays empty unless a program fills in every field. */
  honeypot: 'homepage',
  /** The consent groups at the time of sending, in the format of the consent cookie: `C0001:1,C0002:0`. */
  consentGroups: 'consentGroups',
} as const;

/** 16 to 64 letters, digits, hyphens or underscores; browsers send a UUID. */
export const keyPattern = /^[A-Za-z0-9_-]{16,64}$/;

export const consentGroupsPattern = /^(?:C\d{4}:[01])(?:,C\d{4}:[01]){0,19}$/;

/** The address that both forms post to. `lang` is the language of the page that answers a form sent without scripts. */
export function submissionAddress(form: FormKind, siteId: string, lang: Language): string {
  return withQuery(`${api.base}${api.formSubmission}`, { siteId, formName: formNames[form], lang });
}

/** The typed values by the names that are sent, including further fields of the provider. */
export type TypedValues = Partial<Record<FieldName | OwnFieldName, string>>;

/** The answer to a submission that was stored now, or earlier under the same key. */
export type SubmissionAccepted = { status: 'accepted'; key: string };

/** One wrong field in the `fields` list of a problem. */
export type FieldProblem = {
  field: FieldName | OwnFieldName | 'homepage';
  problem: FieldProblemKey;
};

/**
 * Describes a form sent without scripts that was refused, so that the page can show it again with everything typed
 * and what is wrong with it.
 */
export type RefusedForm = {
  form: FormKind;
  language: Language;
  /** The HTTP status of the page: 400, 403, 413, 422, 429 or 503. */
  status: number;
  /** What is wrong with the submission as a whole, in English. */
  detail: string;
  values: TypedValues;
  fields: readonly FieldProblem[];
  /** The key of the submission, so that sending the form again stores it once. */
  key: string;
  /** The parameters of the page's address that were submitted with the form. */
  campaign: readonly CampaignParameter[];
};

/** A parameter of the page's address that is no form field: `['utm_source', 'newsletter']`. */
export type CampaignParameter = readonly [name: string, value: string];

const mostParameters = 40;
const parameterName = /^[\x21-\x7e]{1,64}$/;
const longestValue = 500;
const controlCharacter = /\p{Cc}/u;

const reserved = new Set<string>([
  ...fieldNames,
  ...Object.values(technicalFields),
  'siteId',
  'formName',
  'lang',
]);

const isOfForm = (name: string) => reserved.has(name) || isOwnFieldName(name);

/**
 * Selects the parameters of an address that are stored with a submission (FV-06). Those named like a form field
 * are left out, so that the field always wins. Those beyond the limits are left out too, since a visitor cannot
 * change the address that a campaign linked to.
 */
export function campaignParameters(
  entries: Iterable<readonly [name: string, value: string]>,
): CampaignParameter[] {
  return Array.from(entries)
    .filter(([name, value]) => !isOfForm(name) && isWithinBounds(name, value))
    .slice(0, mostParameters);
}

function isWithinBounds(name: string, value: string): boolean {
  return parameterName.test(name) && value.length <= longestValue && !controlCharacter.test(value);
}
