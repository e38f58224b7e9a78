import {
  emailUpdateChoices,
  organizationCategories,
  organizationRoles,
  productInterests,
  requestTypes,
} from './options.ts';
import { countryCodes } from './countries.ts';
import { stateCodes } from './states.ts';

export const formKinds = ['contact', 'subscribe'] as const;
export type FormKind = (typeof formKinds)[number];

/** The `formName` of each form at the marketing system, a query parameter of the submission (CM-07). */
export const formNames: Record<FormKind, string> = {
  contact: 'contact-us',
  subscribe: 'indexes-subscriber',
};

/** The `siteId` at the marketing system when the configuration gives none (API-10). */
export const defaultFormSiteId = '100200300';

/** The fields of both forms by the names that are sent (CM-11), in the order of the specification. */
export const fieldNames = [
  'emailAddress',
  'firstName',
  'lastName',
  'country',
  'company',
  'title',
  'firmtype',
  'firmType1',
  'stateProv',
  'dropdownMenu',
  'functionRoleType1',
  'sysop1',
  'pageTitle',
  'pageUrl',
  'paragraphText',
  'requesttype',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The fields that a visitor fills in. The page fills in the others. */
export type StandardFieldName = Exclude<FieldName, 'pageTitle' | 'pageUrl'>;

export type FormValues = Record<FieldName, string>;

/** A field as a form shows it. `choices` are the values of a list, in the order offered. */
export type StandardField = {
  name: StandardFieldName;
  required: boolean;
  input: 'email' | 'text' | 'list' | 'radio' | 'paragraph';
  choices: readonly string[];
};

/** The maximum length of each field in UTF-16 code units, as `maxlength` counts them. */
export const longest = {
  name: 100,
  line: 200,
  paragraph: 5000,
  pageTitle: 300,
  pageUrl: 2000,
} as const;

/** What both forms have in common: a field that is in both is required in both, or in neither (FV-02). */
const facts: Record<StandardFieldName, Omit<StandardField, 'name'>> = {
  emailAddress: { required: true, input: 'email', choices: [] },
  firstName: { required: true, input: 'text', choices: [] },
  lastName: { required: true, input: 'text', choices: [] },
  country: { required: true, input: 'list', choices: countryCodes },
  company: { required: false, input: 'text', choices: [] },
  title: { required: false, input: 'text', choices: [] },
  firmtype: { required: true, input: 'list', choices: organizationCategories },
  firmType1: { required: true, input: 'list', choices: organizationCategories },
  stateProv: { required: true, input: 'list', choices: stateCodes },
  dropdownMenu: { required: true, input: 'list', choices: productInterests },
  functionRoleType1: { required: true, input: 'list', choices: organizationRoles },
  sysop1: { required: true, input: 'radio', choices: emailUpdateChoices },
  paragraphText: { required: true, input: 'paragraph', choices: [] },
  requesttype: { required: true, input: 'list', choices: requestTypes },
};

const fieldsOf = (...names: StandardFieldName[]): StandardField[] =>
  names.map((name) => ({ name, ...facts[name] }));

/** The fields of each form in order. */
export const formFields: Record<FormKind, readonly StandardField[]> = {
  contact: fieldsOf(
    'emailAddress',
    'firstName',
    'lastName',
    'country',
    'company',
    'title',
    'firmtype',
    'stateProv',
    'dropdownMenu',
    'functionRoleType1',
    'sysop1',
    'paragraphText',
    'requesttype',
  ),
  subscribe: fieldsOf(
    'emailAddress',
    'firstName',
    'lastName',
    'country',
    'company',
    'title',
    'firmType1',
    'functionRoleType1',
    'sysop1',
  ),
};
