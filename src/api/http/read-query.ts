import * as z from 'zod';
import { expectationOf } from '#src/contract/expectation-of.ts';
import { parameterFamilies, type ParameterFamily } from '#src/contract/api/parameter-family.ts';
import { InvalidInputError, type WrongValue } from '#src/domain/errors.ts';
import { isMarketing, meantHint, nearestName } from '#src/domain/parameter-names.ts';
import { refusal, refusalCodes, type Refusal, type RefusalCode } from '#src/domain/refusal.ts';

/** Pages send their language with each of their calls, including those without words in their answer. */
const alwaysAllowed = 'lang';

/** Most unknown parameters that an error names. */
const mostFaults = 5;

type ParameterType = 'list' | 'number' | 'text' | ParameterFamily;

/**
 * Makes the reader of a call's parameters: those of its path, and all others from the query string, where empty values
 * count as absent, since plain HTML forms send them. Anything that the declaration does not permit, including a
 * repeated single-valued parameter and an unknown name, is an InvalidInputError that names the parameters: ignored, a
 * misspelled filter would make the answer to another question look right.
 */
export function queryReader<Query extends z.ZodObject>(
  schema: Query,
): (search: URLSearchParams, path?: Record<string, string>) => z.output<Query> {
  const types = parameterTypes(schema);
  const isName = nameTest(types);
  return (search, path = {}) => {
    const { given, repeated } = givenParameters(types, search, path);
    if (repeated.length > 0) {
      throw new InvalidInputError(
        `${repeated.join(', ')}: given more than once`,
        repeated,
        [],
        repeated.map((parameter) => refusal('repeated-parameter', { parameter })),
      );
    }
    const parsed = schema.safeParse(given, { error: (issue) => `must be ${expectationOf(issue)}` });
    const unknown = unknownParameters(search, isName);
    if (parsed.success && unknown.length === 0) return parsed.data;
    const faults = unknown
      .slice(0, mostFaults)
      .map((name) => [name, faultOf(name, types)] as const);
    throw invalidInput(new Map(faults), parsed.error, given);
  };
}

/** The values of known parameters, and the single-valued ones that are repeated. */
function givenParameters(
  types: readonly [string, ParameterType][],
  search: URLSearchParams,
  path: Record<string, string>,
) {
  const given: Record<string, unknown> = {};
  const repeated: string[] = [];
  for (const [name, type] of types) {
    if (typeof type !== 'string') {
      given[name] = familyIn(search, type, repeated);
      continue;
    }
    const inPath = path[name];
    const values = inPath === undefined ? search.getAll(name).filter(Boolean) : [inPath];
    if (values.length === 0) continue;
    if (type !== 'list' && values.length > 1) repeated.push(name);
    given[name] = typed(type, values);
  }
  return { given, repeated };
}

function parameterTypes(schema: z.ZodObject): [string, ParameterType][] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const family = parameterFamilies.get(schema.shape[name] as z.core.$ZodType);
    if (family) return [name, family];
    const type = typeof property === 'object' ? property.type : undefined;
    if (type === 'array') return [name, 'list'];
    return [name, type === 'integer' || type === 'number' ? 'number' : 'text'];
  });
}

/** Whether a call knows a parameter, by its name or as one of a family. */
function nameTest(types: readonly (readonly [string, ParameterType])[]) {
  const names = new Set(types.flatMap(([name, type]) => (typeof type === 'string' ? name : [])));
  const families = types.flatMap(([, type]) => (typeof type === 'string' ? [] : type));
  return (name: string) => names.has(name) || families.some((family) => family.isName(name));
}

/** The given parameters of a family by name, numbers parsed where they are integers; undefined where there are none. */
function familyIn(search: URLSearchParams, family: ParameterFamily, repeated: string[]) {
  const { isName, isRepeated } = family;
  const given = Array.from(search).filter(([name, value]) => value !== '' && isName(name));
  const found = new Map<string, unknown>();
  for (const [name, value] of given) {
    if (isRepeated) {
      found.set(name, [...new Set([found.get(name) ?? [], value].flat())]);
      continue;
    }
    if (found.has(name)) repeated.push(name);
    found.set(name, /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value);
  }
  return found.size === 0 ? undefined : Object.fromEntries(found);
}

function typed(type: Exclude<ParameterType, ParameterFamily>, values: string[]): unknown {
  if (type === 'list') return [...new Set(values)];
  const value = values[0] ?? '';
  // A text that is no integer stays a text, which the schema refuses.
  return type === 'number' && /^-?\d+$/.test(value) ? Number(value) : value;
}

/** Names in the query string, with a value, that the call does not know and that are no marketing parameters. */
export function unknownParameters(
  search: URLSearchParams,
  isKnown: (name: string) => boolean,
): string[] {
  const given = new Set(Array.from(search).flatMap(([name, value]) => (value ? [name] : [])));
  return [...given].filter(
    (name) => !isKnown(name) && name !== alwaysAllowed && !isMarketing(name),
  );
}

function faultOf(name: string, types: readonly (readonly [string, ParameterType])[]): string {
  const of = (ofFamily: (family: ParameterFamily) => readonly string[]) =>
    types.flatMap(([known, type]) => (typeof type === 'string' ? known : ofFamily(type)));
  const nearest = nearestName(
    name,
    of(({ names }) => names),
  );
  if (nearest !== null) return `no such parameter${meantHint(nearest, ', ')}`;
  return `no such parameter, there are ${of(({ form }) => [form]).join(', ')}`;
}

/** @param faults errors found before, by parameter */
function invalidInput(
  faults: Map<string, string>,
  error: z.ZodError | undefined,
  given: Record<string, unknown>,
): InvalidInputError {
  const wrong: WrongValue[] = [];
  const reasons = Array.from(faults.keys(), (parameter) =>
    refusal('unknown-parameter', { parameter: parameter.slice(0, 40) }),
  );
  for (const issue of error?.issues ?? []) {
    const [field, key] = issue.path.map(String) as [string, string?];
    const isOfFamily = key !== undefined && !Array.isArray(given[field]);
    const name = isOfFamily ? key : field;
    const value = valueAt(given[field], key);
    if (value !== null) wrong.push({ parameter: name, ...wrongPart(value, issue) });
    const fault = field in given ? issue.message + notWhat(value, issue) : 'must be given';
    if (faults.has(name)) continue;
    faults.set(name, fault);
    reasons.push(reasonOf(issue, name, field in given ? value : undefined));
  }
  const described = Array.from(faults, ([name, fault]) => `${name.slice(0, 40)}: ${fault}`);
  return new InvalidInputError(
    described.join('; '),
    [...faults.keys()],
    wrong.slice(0, mostFaults),
    reasons.slice(0, mostFaults),
  );
}

/** @param value undefined where the parameter is not given, null where no single value is wrong */
function reasonOf(
  issue: z.core.$ZodIssue,
  parameter: string,
  value: string | null | undefined,
): Refusal {
  if (value === undefined) return refusal('missing-parameter', { parameter });
  const named = { parameter, value: (value ?? '').slice(0, mostRepeated) };
  if (issue.code === 'custom' && isRefusalCode(issue.params?.['reason'])) {
    return refusal(issue.params['reason'], named);
  }
  if (issue.code === 'too_small' && value === null) {
    return refusal('too-few-values', { parameter, least: String(issue.minimum) });
  }
  if (issue.code === 'too_big' && value === null) {
    return refusal('too-many-values', { parameter, most: String(issue.maximum) });
  }
  return refusal('wrong-value', named);
}

const isRefusalCode = (given: unknown): given is RefusalCode =>
  refusalCodes.includes(given as RefusalCode);

/** Most letters of a value that an error repeats. */
const mostRepeated = 80;

/** The value that an issue is about: the parameter's, or one of several. */
function valueAt(given: unknown, key: string | undefined): string | null {
  const value = key === undefined ? given : (given as Record<string, unknown> | undefined)?.[key];
  const isOne = typeof value === 'string' || typeof value === 'number';
  return isOne ? String(value) : null;
}

/** The wrong part of a value: one of several in it, where the contract says which. */
function wrongPart(value: string, issue: z.core.$ZodIssue): Omit<WrongValue, 'parameter'> {
  if (issue.code === 'custom' && typeof issue.params?.['value'] === 'string') {
    return issue.params as Omit<WrongValue, 'parameter'>;
  }
  const isChoice = issue.code === 'invalid_value';
  return { value, nearest: isChoice ? nearestName(value, issue.values.map(String)) : null };
}

/** What was given instead; the contract's own refinements say it themselves where it helps. */
function notWhat(value: string | null, issue: z.core.$ZodIssue): string {
  return value !== null && issue.code !== 'custom'
    ? `, not ${JSON.stringify(value.slice(0, mostRepeated))}`
    : '';
}
