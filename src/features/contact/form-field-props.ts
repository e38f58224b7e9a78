import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProblemKey } from '#src/contract/forms/field-rules.ts';
import type { AskedField } from '#src/contract/forms/form-fields.ts';
import type { Language } from '#src/domain/language.ts';
import type { ChoiceGroup } from './field-choices.ts';

export type FormFieldProps = {
  field: AskedField;
  /** Id of the control; its parts have ids that begin with it. */
  id: string;
  language: Language;
  registration: UseFormRegisterReturn;
  /** What stands in it when it is first shown. */
  initial: string;
  choices: readonly ChoiceGroup[];
  problem: FieldProblemKey | null;
};
