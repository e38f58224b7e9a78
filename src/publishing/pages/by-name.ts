import * as z from 'zod';

type Schemas = Record<string, z.ZodType>;

/** An entry of an unknown kind, kept whole for a version that knows it (TP-07). */
type UnknownEntry<Key extends string> = Record<Key, 'Unknown'> & { asked: string };

/**
 * An entry whose key names its schema. Unlike a union, faults are those of that schema, and an unknown name is no
 * fault.
 */
export function byName<Key extends string, S extends Schemas>(key: Key, schemas: S) {
  return z
    .looseObject({ [key]: z.string().min(1) })
    .transform((entry, context): z.output<S[keyof S]> | UnknownEntry<Key> => {
      const name = String(entry[key]);
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (!schema) return { ...entry, [key]: 'Unknown', asked: name } as UnknownEntry<Key>;
      const parsed = schema.safeParse(entry);
      if (parsed.success) return parsed.data as z.output<S[keyof S]>;
      for (const issue of parsed.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
      return z.NEVER;
    });
}
