import type { StandardField } from '#src/contract/forms/form-fields.ts';
import { stateGroups, unknownState } from '#src/contract/forms/states.ts';
import { choiceName } from '#src/i18n/choice-names.ts';
import type { Language } from '#src/domain/language.ts';
import { contactMessages } from '#src/i18n/messages/site/contact.ts';
import { stateName } from '#src/i18n/state-names.ts';

export type Choice = { value: string; name: string };
/** Choices below a heading; those without one stand alone. */
export type ChoiceGroup = { heading: string | null; choices: readonly Choice[] };

type GroupName = keyof typeof stateGroups;

function groupsOfStates(language: Language): ChoiceGroup[] {
  const m = contactMessages(language);
  const named = (code: string) => ({ value: code, name: stateName(language, code) });
  const groups = (Object.keys(stateGroups) as GroupName[]).map((group) => ({
    heading: m[group],
    choices: Object.keys(stateGroups[group]).map(named),
  }));
  return [...groups, { heading: null, choices: [named(unknownState)] }];
}

/** What a list offers, in the visitor's language and in the order of the contract. */
export function choicesOf(
  { name, choices }: StandardField,
  language: Language,
  countries: readonly Choice[],
): ChoiceGroup[] {
  if (name === 'stateProv') return groupsOfStates(language);
  if (name === 'country') return [{ heading: null, choices: countries }];
  const named = choices.map((value) => ({ value, name: choiceName(language, value) }));
  return [{ heading: null, choices: named }];
}
