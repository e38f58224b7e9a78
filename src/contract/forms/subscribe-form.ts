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

/** A submission of the subscribe form. The messages of its issues are keys (`FieldProblemKey`). */
export const subscribeForm = z.object({
  emailAddress: requiredEmail(),
  firstName: requiredText(longest.name),
  lastName: requiredText(longest.name),
  country: requiredChoice(countryCodes),
  company: optionalText(longest.line),
  title: optionalText(longest.line),
  firmtype: optionalChoice(organizationCategories),
  firmType1: requiredChoice(organizationCategories),
  stateProv: optionalChoice(stateCodes),
  dropdownMenu: optionalChoice(productInterests),
  functionRoleType1: requiredChoice(organizationRoles),
  sysop1: requiredChoice(emailUpdateChoices),
  pageTitle: filledIn(longest.pageTitle),
  pageUrl: filledIn(longest.pageUrl),
  paragraphText: optionalText(longest.paragraph),
  requesttype: optionalChoice(requestTypes),
});
