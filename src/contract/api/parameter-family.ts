import * as z from 'zod';

/** Parameters that there is one of for each of many things: what their names are. */
export type ParameterFamily = {
  isName: (name: string) => boolean;
  /** Names that are meant perhaps by one that is none. */
  names: readonly string[];
  /** Whether each may be given several times. */
  isRepeated?: true;
};

/** The families that fields of a query stand for: in the address each of their keys is a parameter of its own. */
export const parameterFamilies = z.registry<ParameterFamily>();
