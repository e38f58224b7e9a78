import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldProblemKey } from '#src/contract/forms/field-rules.ts';
import type { Language } from '#src/domain/language.ts';
import type { ShownField } from './shown-fields.ts';

export type FormFieldProps = {
  field: ShownField;
  /** Id of the control; its parts have ids that begin with it. */
  id: string;
  language: Language;
  registration: UseFormRegisterReturn;
  /** What stands in it when it is first shown. */
  initial: string;
  problem: FieldProblemKey | null;
};
