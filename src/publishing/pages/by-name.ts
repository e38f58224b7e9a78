import * as z from 'zod';

type Schemas = Record<string, z.ZodType>;

/** What no schema is there for: kept with everything that it says, for a version that knows it (TP-07). */
type UnknownEntry<Key extends string> = Record<Key, 'Unknown'> & { asked: string };

/**
 * An entry whose one key says by which schema it is read. Unlike a union, a fault in it is told by its own
 * schema, and a name that is not known is no fault.
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
