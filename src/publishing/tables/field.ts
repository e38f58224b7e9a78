/** A column of our own tables: its header, its place in the record, and how its text is read. */
export type Field = {
  column: string;
  /** `entitlements.historyFrom`: where the value goes in the record of the contract. */
  path: string;
  type: 'text' | 'number' | 'integer' | 'date' | 'list' | 'yes-no';
  required?: true;
  /** What the record holds when the value is missing, nothing where this is undefined; null when this is not given. */
  absent?: unknown;
  /** Path of a value read before that stands in for a missing one. */
  sameAs?: string;
};
