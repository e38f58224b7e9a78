import type {
  emailUpdateChoices,
  organizationCategories,
  organizationRoles,
  productInterests,
  requestTypes,
} from '#src/contract/forms/options.ts';

export type Choice =
  | (typeof emailUpdateChoices)[number]
  | (typeof organizationCategories)[number]
  | (typeof organizationRoles)[number]
  | (typeof productInterests)[number]
  | (typeof requestTypes)[number];

/** Names of the forms' choices. Choices are sent and stored in English, where the name is the choice itself. */
export const choiceNames: Partial<Record<Choice, string>> = {};
