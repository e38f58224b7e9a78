import type { ShownContactField } from '#src/contract/api/site-answers.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import type {
  CampaignParameter,
  FieldProblem,
  TypedValues,
} from '#src/contract/forms/submission.ts';
import type { Language } from '#src/domain/language.ts';

/** A form as it is first shown: empty, or as the server gives it back. */
export type FormStart = {
  values: TypedValues;
  problems: readonly FieldProblem[];
  /** Of the submission; the same until it is accepted (CM-09). */
  key: string;
  /** HTTP status with which it was refused; null when it was not. */
  refusedStatus: number | null;
  /** Parameters of the page's address that go with it (CM-07). */
  campaign: readonly CampaignParameter[];
};

/** What both places of a form, the modal and its page, tell it. */
export type FormSetting = {
  form: FormKind;
  language: Language;
  siteId: string;
  isDevelopment: boolean;
  /** Countries to choose from; names come with the page, since browsers differ in them. */
  countries: readonly { value: string; name: string }[];
  privacyPolicyUrl: string;
  /** Further fields of the provider, in the language; the contact form alone asks them. */
  contactFields: readonly ShownContactField[];
};
