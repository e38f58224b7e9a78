import type { FormValues } from '#src/contract/forms/form-fields.ts';
import { stateInCountry } from '#src/contract/forms/states.ts';
import type { Language } from '#src/domain/language.ts';

/** Preselected values of an empty form: readers of Japanese pages are assumed to be in Japan. */
export function chosenBeforehand(language: Language): Partial<FormValues> {
  return language === 'ja-jp' ? { country: 'JP', stateProv: stateInCountry('JP', '') } : {};
}
