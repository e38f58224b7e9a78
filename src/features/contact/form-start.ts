import type { ShownContactField } from '#src/contract/api/site-answers.ts';
import type { FormKind } from '#src/contract/forms/form-fields.ts';
import type {
  CampaignParameter,
  FieldProblem,
  TypedValues,
} from '#src/contract/forms/submission.ts';
import type { Language } from '#src/domain/language.ts';

/** The initial state of a form: empty, or as the server refused it. */
export type FormStart = {
  values: TypedValues;
  problems: readonly FieldProblem[];
  /** Of the submission; unchanged until it is accepted (CM-09). */
  key: string;
  /** HTTP status of the refusal; null without one. */
  refusedStatus: number | null;
  /** Parameters of the page's address that are sent with it (CM-07). */
  campaign: readonly CampaignParameter[];
};

/** The setting of a form, in the modal or on its page. */
export type FormSetting = {
  form: FormKind;
  language: Language;
  siteId: string;
  isDevelopment: boolean;
  /** Countries with their names, which come with the page because browsers differ in them. */
  countries: readonly { value: string; name: string }[];
  privacyPolicyUrl: string;
  /** The provider's further fields in the page's language, of the contact form only. */
  contactFields: readonly ShownContactField[];
};
