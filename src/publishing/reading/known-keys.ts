import type * as z from 'zod';

/** More names than that are no help. */
const mostNamed = 30;

type Def = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
};

/** The keys that a schema has at a place in its input; empty where there are any number, or too many to name. */
export function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  const keys = Object.keys((found && defOf(found).shape) ?? {});
  return keys.length > mostNamed ? [] : keys;
}

/**
 * The keys of an input that its schema does not have, found without its output: a file with another fault has none.
 * What is one of several shapes is not looked into.
 */
export function undeclaredKeys(
  schema: z.ZodType,
  input: unknown,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  const { shape, element, valueType, catchall } = defOf(bare(schema));
  if (typeof input !== 'object' || input === null || catchall) return [];
  const isList = Array.isArray(input);
  return Object.entries(input).flatMap(([key, value]) => {
    const at = [...path, isList ? Number(key) : key];
    const below = isList ? element : shape && Object.hasOwn(shape, key) ? shape[key] : valueType;
    if (below) return undeclaredKeys(below, value, at);
    return shape && !isList ? [at] : [];
  });
}

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | null {
  let at: z.ZodType | null = bare(schema);
  for (const key of path) {
    const { shape, element, valueType }: Def = defOf(at);
    const below: z.ZodType | undefined = shape?.[String(key)] ?? element ?? valueType;
    if (below === undefined) return null;
    at = bare(below);
  }
  return at;
}

/** What stands in wrappers for defaults, for what may be missing, and for conversions. */
function bare(schema: z.ZodType): z.ZodType {
  const { innerType, in: input } = defOf(schema);
  const inner = innerType ?? input;
  return inner === undefined ? schema : bare(inner);
}

const defOf = (schema: z.ZodType): Def => schema.def;
