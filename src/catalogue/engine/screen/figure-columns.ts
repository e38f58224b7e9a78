import { addRow, emptySet, type RowSet } from '../row-set.ts';

/** Figures of a row by their tags, and the tags of those that are marked. */
export type RowFigures = {
  values: Readonly<Record<string, number>>;
  marked: readonly string[];
};

/** One figure of all rows; NaN is no value. */
export type FigureColumn = { values: Float64Array<ArrayBuffer>; marked: RowSet };

/**
 * Builds a column for every tag that occurs in a row: the tags follow from the data, because calendar years change and
 * providers have figures of their own.
 * @param listed which of the tags become columns
 */
export function figureColumnsBuilder(
  listed: (tags: readonly string[]) => readonly string[] = (tags) => tags,
) {
  const columns = new Map<string, { values: number[]; marked: number[] }>();
  let size = 0;
  const columnOf = (tag: string) => {
    const known = columns.get(tag) ?? { values: [], marked: [] };
    columns.set(tag, known);
    return known;
  };
  return {
    add({ values, marked }: RowFigures): void {
      // Normalises −0, which would differ from 0 in an answer.
      for (const [tag, value] of Object.entries(values)) columnOf(tag).values[size] = value + 0;
      for (const tag of marked) columnOf(tag).marked.push(size);
      size++;
    },
    /** @param order input row at each place of the list */
    finish(order: Uint32Array, places: Uint32Array): Record<string, FigureColumn> {
      const finished = listed([...columns.keys()]).map((tag): [string, FigureColumn] => {
        const { values, marked } = columnOf(tag);
        const set = emptySet(size);
        for (const input of marked) addRow(set, places[input]!);
        columns.delete(tag);
        return [tag, { values: Float64Array.from(order, (i) => values[i] ?? NaN), marked: set }];
      });
      return Object.fromEntries(finished);
    },
  };
}
