import * as z from 'zod';
import { InvalidInputError } from '#src/domain/errors.ts';
import { isMarketing, nearestName } from '#src/domain/parameter-names.ts';

/** The language of a page goes with each of its calls, also with those that have no words in their answer. */
const alwaysAllowed = 'lang';

/** Unknown parameters that a refusal names. */
const mostTold = 5;

type ParameterType = 'list' | 'number' | 'text';

/**
 * Makes the reader of one call's parameters: those that its path holds, all others from the query string, where
 * empty values count as absent, as a plain HTML form sends them. Anything that the declaration does not allow,
 * also a single-valued parameter given twice and a name that it does not know, is an InvalidInputError that names the
 * parameters: left alone, a misspelled filter would make the answer to another question look right.
 */
export function queryReader<Query extends z.ZodObject>(
  schema: Query,
): (search: URLSearchParams, path?: Record<string, string>) => z.output<Query> {
  const types = parameterTypes(schema);
  const names = types.map(([name]) => name);
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
    const unknown = unknownParameters(search, names);
    if (parsed.success && unknown.length === 0) return parsed.data;
    const faults = unknown.slice(0, mostTold).map((name) => [name, faultOf(name, names)] as const);
    throw invalidInput(new Map(faults), parsed.error, given);
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

/** Names in the query string, with a value, that a call does not know and that nobody puts there in its stead. */
export function unknownParameters(search: URLSearchParams, known: readonly string[]): string[] {
  const given = new Set(Array.from(search).flatMap(([name, value]) => (value ? [name] : [])));
  return [...given].filter(
    (name) => !known.includes(name) && name !== alwaysAllowed && !isMarketing(name),
  );
}

function faultOf(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  if (nearest !== null) return `no such parameter, ${nearest} is meant perhaps`;
  return `no such parameter, there are ${known.join(', ')}`;
}

/** @param faults what is wrong already, by the parameter's name */
function invalidInput(
  faults: Map<string, string>,
  error: z.ZodError | undefined,
  given: Record<string, unknown>,
): InvalidInputError {
  for (const issue of error?.issues ?? []) {
    const name = String(issue.path[0]);
    const fault = name in given ? issue.message : 'must be given';
    if (!faults.has(name)) faults.set(name, fault);
  }
  const told = Array.from(faults, ([name, fault]) => `${name.slice(0, 40)}: ${fault}`);
  return new InvalidInputError(told.join('; '), [...faults.keys()]);
}
