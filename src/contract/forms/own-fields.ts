import * as z from 'zod/mini';
import { optionalChoice, optionalText } from './field-rules.ts';
import { longest } from './form-fields.ts';

/** By which name a further field of the provider is sent; no field of the specification begins so. */
export type OwnFieldName = `field_${string}`;

/** What a form has to know of a further field of the provider to check it. */
export type OwnFormField = {
  field: string;
  kind: 'text' | 'choice' | 'tick';
  /** What a `choice` offers. */
  choices: readonly string[];
};

/** What a box that is ticked says. */
export const ticked = 'yes';

export const ownFieldName = ({ field }: Pick<OwnFormField, 'field'>): OwnFieldName =>
  `field_${field}`;

export const isOwnFieldName = (name: string): name is OwnFieldName => name.startsWith('field_');

/** The rules of such fields, by the names that are sent: nobody has to fill one in. */
export function ownFieldRules(fields: readonly OwnFormField[]) {
  return Object.fromEntries(fields.map((field) => [ownFieldName(field), ruleOf(field)]));
}

function ruleOf({ kind, choices }: OwnFormField) {
  if (kind === 'text') return optionalText(longest.line);
  if (kind === 'choice') return optionalChoice(choices);
  // A script gives a box that is not ticked as false.
  return z.pipe(
    z.transform((given: unknown) => (given === false ? '' : given)),
    optionalChoice([ticked]),
  );
}
