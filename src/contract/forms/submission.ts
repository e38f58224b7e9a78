import type { Language } from '#src/domain/language.ts';
import type { FieldProblemKey } from './field-rules.ts';
import { isOwnFieldName, type OwnFieldName } from './own-fields.ts';
import { fieldNames, formNames, type FieldName, type FormKind } from './form-fields.ts';
import { api, withQuery } from '#src/urls.ts';

/** A body larger than this is refused with 413 (FV-06). */
export const longestBody = 64 * 1024;

/** Header of the submission's key; the same key is stored once and answered alike (CM-09). */
export const keyHeader = 'Idempotency-Key';

/** Fields of a submission that are neither asked nor stored as such. */
export const technicalFields = {
  /** The key, where a form is sent without JavaScript and can set no header. */
  key: 'submissionKey',
  /** Stays empty: people do not see it, and what fills in every field betrays itself. */
  honeypot: 'homepage',
  /** Consent groups at the time of sending, as in the consent cookie: `C0001:1,C0002:0`. */
  consentGroups: 'consentGroups',
} as const;

/** 16 to 64 letters, digits, hyphens or underscores; browsers send a UUID. */
export const keyPattern = /^[A-Za-z0-9_-]{16,64}$/;

export const consentGroupsPattern = /^(?:C\d{4}:[01])(?:,C\d{4}:[01]){0,19}$/;

/**
 * Address that both forms post to. `lang` is the language of the page that a plain form is answered with.
 */
export function submissionAddress(form: FormKind, siteId: string, lang: Language): string {
  return withQuery(`${api.base}${api.formSubmission}`, { siteId, formName: formNames[form], lang });
}

/** What was typed, by the names that are sent, further fields of the provider among them. */
export type TypedValues = Partial<Record<FieldName | OwnFieldName, string>>;

/** Answer to a submission that was stored, or had been under the same key. */
export type SubmissionAccepted = { status: 'accepted'; key: string };

/** One wrong field in the `fields` list of a problem. */
export type FieldProblem = {
  field: FieldName | OwnFieldName | 'homepage';
  problem: FieldProblemKey;
};

/**
 * What became of a plain form that was not accepted, for the page that shows it again: everything typed,
 * and what is wrong with it.
 */
export type RefusedForm = {
  form: FormKind;
  language: Language;
  /** HTTP status of the page: 400, 403, 413, 422, 429 or 503. */
  status: number;
  /** What went wrong as a whole, in English. */
  detail: string;
  values: TypedValues;
  fields: readonly FieldProblem[];
  /** Key of the submission, so that sending the form again stores it once. */
  key: string;
  /** The address's parameters that came with it. */
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
 * The parameters of an address that go with a submission (FV-06): those that bear the name of a form field
 * are left out, so that the field always wins, and so are those beyond the bounds, since nobody can mend
 * the address that a campaign gave.
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
