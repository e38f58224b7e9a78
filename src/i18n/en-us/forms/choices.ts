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

/** Choices of the forms are sent and stored in English, the name they have in English. */
export const choiceNames: Partial<Record<Choice, string>> = {};
