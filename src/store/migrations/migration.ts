/** A step of the schema, which never changes once it is released. */
export type Migration = { name: string; statements: readonly string[] };
