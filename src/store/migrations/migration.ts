/** A step of the schema; it never changes once it was released. */
export type Migration = { name: string; statements: readonly string[] };
