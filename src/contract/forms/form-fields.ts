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

/** `formName` of each form at the marketing system, a query parameter of the submission (CM-07). */
export const formNames: Record<FormKind, string> = {
  contact: 'contact-us',
  subscribe: 'indexes-subscriber',
};

/** `siteId` at the marketing system unless the configuration gives another (API-10). */
export const defaultFormSiteId = '100200300';

/** Fields of both forms by the names that are sent (CM-11), in the order of the specification. */
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

/** The fields that the page fills in; all others are asked of the visitor. */
export type AskedFieldName = Exclude<FieldName, 'pageTitle' | 'pageUrl'>;

export type FormValues = Record<FieldName, string>;

/** A field as a form shows it; `choices` are the values of a list, in the order offered. */
export type AskedField = {
  name: AskedFieldName;
  required: boolean;
  input: 'email' | 'text' | 'list' | 'radio' | 'paragraph';
  choices: readonly string[];
};

/** The longest text that each field takes, in UTF-16 code units as `maxlength` counts them. */
export const longest = {
  name: 100,
  line: 200,
  paragraph: 5000,
  pageTitle: 300,
  pageUrl: 2000,
} as const;

const inputs: Record<AskedFieldName, Pick<AskedField, 'input' | 'choices'>> = {
  emailAddress: { input: 'email', choices: [] },
  firstName: { input: 'text', choices: [] },
  lastName: { input: 'text', choices: [] },
  country: { input: 'list', choices: countryCodes },
  company: { input: 'text', choices: [] },
  title: { input: 'text', choices: [] },
  firmtype: { input: 'list', choices: organizationCategories },
  firmType1: { input: 'list', choices: organizationCategories },
  stateProv: { input: 'list', choices: stateCodes },
  dropdownMenu: { input: 'list', choices: productInterests },
  functionRoleType1: { input: 'list', choices: organizationRoles },
  sysop1: { input: 'radio', choices: emailUpdateChoices },
  paragraphText: { input: 'paragraph', choices: [] },
  requesttype: { input: 'list', choices: requestTypes },
};

const asked = (name: AskedFieldName, required: boolean): AskedField => ({
  name,
  required,
  ...inputs[name],
});

/**
 * What each form asks, in order, and what it requires (FV-02). A form does not ask what it has no use for:
 * of the fields that the other form requires, it has none.
 */
export const formFields: Record<FormKind, readonly AskedField[]> = {
  contact: [
    asked('emailAddress', true),
    asked('firstName', true),
    asked('lastName', true),
    asked('country', true),
    asked('company', false),
    asked('title', false),
    asked('firmtype', true),
    asked('stateProv', true),
    asked('dropdownMenu', true),
    asked('functionRoleType1', true),
    asked('sysop1', true),
    asked('paragraphText', true),
    asked('requesttype', true),
  ],
  subscribe: [
    asked('emailAddress', true),
    asked('firstName', true),
    asked('lastName', true),
    asked('country', true),
    asked('company', false),
    asked('title', false),
    asked('firmType1', true),
    asked('functionRoleType1', true),
    asked('sysop1', true),
  ],
};
