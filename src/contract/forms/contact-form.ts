import * as z from 'zod/mini';
import { countryCodes } from './countries.ts';
import {
  filledIn,
  optionalChoice,
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredText,
} from './field-rules.ts';
import { longest } from './form-fields.ts';
import {
  emailUpdateChoices,
  organizationCategories,
  organizationRoles,
  productInterests,
  requestTypes,
} from './options.ts';
import { stateCodes } from './states.ts';

import { ownFieldRules, type OwnFormField } from './own-fields.ts';

/** A submission of the contact form. The messages of its issues are keys (`FieldProblemKey`). */
export const contactForm = z.object({
  emailAddress: requiredEmail(),
  firstName: requiredText(longest.name),
  lastName: requiredText(longest.name),
  country: requiredChoice(countryCodes),
  company: optionalText(longest.line),
  title: optionalText(longest.line),
  firmtype: requiredChoice(organizationCategories),
  firmType1: optionalChoice(organizationCategories),
  stateProv: requiredChoice(stateCodes),
  dropdownMenu: requiredChoice(productInterests),
  functionRoleType1: requiredChoice(organizationRoles),
  sysop1: requiredChoice(emailUpdateChoices),
  pageTitle: filledIn(longest.pageTitle),
  pageUrl: filledIn(longest.pageUrl),
  paragraphText: requiredText(longest.paragraph),
  requesttype: requiredChoice(requestTypes),
});

/** The same schema with further fields of the provider. */
export const contactFormWith = (own: readonly OwnFormField[]) =>
  z.extend(contactForm, ownFieldRules(own));
