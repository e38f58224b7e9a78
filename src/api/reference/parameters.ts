import * as z from 'zod';
import type { Endpoint } from '#src/contract/api/endpoints/endpoint.ts';
import type { Language } from '#src/domain/language.ts';

export type Parameter = {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  description?: string;
  schema: z.core.JSONSchema.BaseSchema;
  /** Each key of the object is a query parameter of its own. */
  style?: 'form';
  explode?: true;
};

/** The OpenAPI description of a call's parameters; lists are repeated keys. */
export function parametersOf(endpoint: Pick<Endpoint, 'path' | 'query'>): Parameter[] {
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.query, { io: 'input' });
  return Object.entries(properties).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return [];
    const { description, ...schema } = property;
    return {
      name,
      in: endpoint.path.includes(`{${name}}`) ? ('path' as const) : ('query' as const),
      required: required.includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
      ...(schema.type === 'object' ? { style: 'form' as const, explode: true as const } : {}),
    };
  });
}

/** The same where the site is shown in some of the languages alone: others are refused. */
export const inLanguages = <Described extends Pick<Parameter, 'name' | 'schema'>>(
  parameters: readonly Described[],
  shown: readonly Language[],
): Described[] =>
  parameters.map((one) =>
    one.name === 'lang' ? { ...one, schema: { ...one.schema, enum: [...shown] } } : one,
  );
