import * as z from 'zod';
import { InvalidInputError } from '#src/domain/errors.ts';

type ParameterType = 'list' | 'number' | 'text';

/**
 * Makes the reader of one call's parameters: those that its path holds, all others from the query string,
 * where unknown ones (utm_…) are left alone and empty values count as absent, as a plain HTML form sends
 * them. Anything else that the declaration does not allow, also a single-valued parameter given twice, is an
 * InvalidInputError that names the parameters.
 */
export function queryReader<Query extends z.ZodObject>(
  schema: Query,
): (search: URLSearchParams, path?: Record<string, string>) => z.output<Query> {
  const types = parameterTypes(schema);
  return (search, path = {}) => {
    const given: Record<string, unknown> = {};
    const repeated: string[] = [];
    for (const [name, type] of types) {
      const inPath = path[name];
      const values = inPath === undefined ? search.getAll(name).filter(Boolean) : [inPath];
      if (values.length === 0) continue;
      if (type !== 'list' && values.length > 1) repeated.push(name);
      given[name] = typed(type, values);
    }
    if (repeated.length > 0) {
      throw new InvalidInputError(`${repeated.join(', ')}: given more than once`, repeated);
    }
    const parsed = schema.safeParse(given);
    if (!parsed.success) throw invalidInput(parsed.error, given, unread(search, types));
    return parsed.data;
  };
}

function parameterTypes(schema: z.ZodObject): [string, ParameterType][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const type = typeof property === 'object' ? property.type : undefined;
    if (type === 'array') return [name, 'list'];
    return [name, type === 'integer' || type === 'number' ? 'number' : 'text'];
  });
}

function typed(type: ParameterType, values: string[]): unknown {
  if (type === 'list') return [...new Set(values)];
  const value = values[0] ?? '';
  // A text that is no whole number stays a text, which the schema refuses.
  return type === 'number' && /^-?\d+$/.test(value) ? Number(value) : value;
}

/** The first names in the query string that the call does not read. */
function unread(search: URLSearchParams, types: readonly (readonly [string, unknown])[]): string[] {
  const read = new Set(types.map(([name]) => name));
  return [...new Set(search.keys())].filter((name) => !read.has(name)).slice(0, 5);
}

/** Where a parameter is missing, those that were not read are named too: one of them may be meant. */
function invalidInput(
  error: z.ZodError,
  given: Record<string, unknown>,
  notRead: readonly string[],
): InvalidInputError {
  const faults = new Map<string, string>();
  for (const issue of error.issues) {
    const name = String(issue.path[0]);
    const fault = name in given ? issue.message : 'must be given';
    if (!faults.has(name)) faults.set(name, fault);
  }
  const isMissing = [...faults.keys()].some((name) => !(name in given));
  const told = Array.from(faults, ([name, fault]) => `${name}: ${fault}`);
  if (isMissing && notRead.length > 0) told.push(`not read here: ${notRead.join(', ')}`);
  return new InvalidInputError(told.join('; '), [...faults.keys()]);
}
