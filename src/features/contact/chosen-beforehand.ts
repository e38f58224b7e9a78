import type { FormValues } from '#src/contract/forms/form-fields.ts';
import { stateInCountry } from '#src/contract/forms/states.ts';
import type { Language } from '#src/domain/language.ts';

/** What an empty form says already: readers of Japanese pages are in Japan unless they say otherwise. */
export function chosenBeforehand(language: Language): Partial<FormValues> {
  return language === 'ja-jp' ? { country: 'JP', stateProv: stateInCountry('JP', '') } : {};
}
