/** A column of our own tables: its header, its path in the record, and how its text is parsed. */
export type Field = {
  column: string;
  /** `entitlements.historyFrom`: the path of the value in the record of the contract. */
  path: string;
  type: 'text' | 'number' | 'integer' | 'date' | 'list' | 'yes-no';
  required?: true;
  /** The record's value where the cell is empty: absent where this is undefined, null where it is not given. */
  absent?: unknown;
  /** Path of a field read before, whose value replaces a missing one. */
  sameAs?: string;
};
