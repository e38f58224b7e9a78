import * as z from 'zod';

/** A family of parameters, one for each of many things, such as the bounds of all figures. */
export type ParameterFamily = {
  isName: (name: string) => boolean;
  /** Known names, among which the nearest to an unknown one is sought. */
  names: readonly string[];
  /** How a name is formed, for those who look for it. */
  form: string;
  /** Whether a parameter may be repeated. */
  isRepeated?: true;
};

/** The families that fields of a query stand for. In the address each key is a parameter of its own. */
export const parameterFamilies = z.registry<ParameterFamily>();
