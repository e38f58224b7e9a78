import * as z from 'zod/mini';
import { optionalChoice, optionalText } from './field-rules.ts';
import { longest } from './form-fields.ts';

/** The name under which a further field of the provider is sent. No field of the specification begins like this. */
export type OwnFieldName = `field_${string}`;

/** What a form needs to know of a further field of the provider in order to validate it. */
export type OwnFormField = {
  field: string;
  kind: 'text' | 'choice' | 'tick';
  /** The options of a `choice`. */
  choices: readonly string[];
};

/** The value of a ticked box. */
export const ticked = 'yes';

export const ownFieldName = ({ field }: Pick<OwnFormField, 'field'>): OwnFieldName =>
  `field_${field}`;

export const isOwnFieldName = (name: string): name is OwnFieldName => name.startsWith('field_');

/** The rules of the provider's further fields, by the names that are sent. None of them is required. */
export function ownFieldRules(fields: readonly OwnFormField[]) {
  return Object.fromEntries(fields.map((field) => [ownFieldName(field), ruleOf(field)]));
}

function ruleOf({ kind, choices }: OwnFormField) {
  if (kind === 'text') return optionalText(longest.line);
  if (kind === 'choice') return optionalChoice(choices);
  // A script sends false for a box that is not ticked.
  return z.pipe(
    z.transform((given: unknown) => (given === false ? '' : given)),
    optionalChoice([ticked]),
  );
}
