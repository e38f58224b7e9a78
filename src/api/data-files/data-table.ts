/** A cell as files hold it; a date is an ISO text. */
export type DataCell = string | number | boolean | null;

export type DataColumn = {
  name: string;
  type: 'date' | 'text' | 'number' | 'boolean';
  /** Absent where the column has none. */
  unit?: string;
  description: string;
};

/** A table of data before it has a format. */
export type DataTable = {
  title: string;
  columns: readonly DataColumn[];
  /** Rows in batches, in the order of the file; read as they are written. */
  rows: () => AsyncIterable<readonly (readonly DataCell[])[]>;
};
