import { stateNames } from '#src/contract/forms/states.ts';

/** States and provinces by their codes. */
export const stateTexts: Readonly<Record<string, string>> = stateNames;
