import type { AnyListDeclaration } from '../declaration.ts';
import { sortTexts } from './collation.ts';
import { packStrings, stringAt, type PackedStrings } from './packed-strings.ts';

type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** Texts of a column by dictionary: code 0 is null, code k the dictionary's entry k - 1. */
export type TextData = { kind: 'text'; codes: Codes; dictionary: PackedStrings };
/** Row r has the codes from `starts[r]` up to `starts[r + 1]`. */
export type TextsData = {
  kind: 'texts';
  codes: Codes;
  starts: Uint32Array<ArrayBuffer>;
  dictionary: PackedStrings;
};
/** NaN is null. */
export type NumberData = { kind: 'number'; values: Float64Array<ArrayBuffer> };
export type ColumnData = TextData | TextsData | NumberData;

export type Value = string | number | null | readonly string[];

/** The value of a column at a row, to be shown. */
export function valueAt(column: ColumnData, row: number): Value {
  if (column.kind === 'number') {
    const value = column.values[row]!;
    return Number.isNaN(value) ? null : value;
  }
  if (column.kind === 'text') return textAt(column, row);
  return textsAt(column, row);
}

/** The texts of either kind of text column at a row; none for null. */
export function textsAt(column: TextData | TextsData, row: number): string[] {
  if (column.kind === 'text') return [textAt(column, row)].filter((text) => text !== null);
  const codes = column.codes.subarray(column.starts[row], column.starts[row + 1]);
  return Array.from(codes, (code) => stringAt(column.dictionary, code - 1));
}

function textAt({ codes, dictionary }: TextData, row: number): string | null {
  const code = codes[row]!;
  return code === 0 ? null : stringAt(dictionary, code - 1);
}

export function dictionarySize(column: TextData | TextsData): number {
  return column.dictionary.offsets.length - 1;
}

export type ColumnBuilder<Row> = {
  add: (row: Row) => void;
  /** @param order input row at each place of the list */
  finish: (order: Uint32Array) => ColumnData;
};

/** A builder for one declared column. Dictionaries of what is filtered or sorted are in collation order. */
export function columnBuilder<Row>(
  declaration: AnyListDeclaration<Row>,
  name: string,
): ColumnBuilder<Row> {
  const column = declaration.columns[name]!;
  if (column.kind === 'number') return numberBuilder(column.value);
  const sorted = [...declaration.filters, ...declaration.sorts].includes(name);
  return column.kind === 'text'
    ? textBuilder(column.value, sorted)
    : textsBuilder(column.value, sorted);
}

function numberBuilder<Row>(value: (row: Row) => number | null): ColumnBuilder<Row> {
  const values: number[] = [];
  return {
    add: (row) => void values.push(value(row) ?? NaN),
    finish: (order) => ({ kind: 'number', values: Float64Array.from(order, (i) => values[i]!) }),
  };
}

function textBuilder<Row>(value: (row: Row) => string | null, sorted: boolean): ColumnBuilder<Row> {
  const dictionary = dictionaryBuilder();
  const met: number[] = [];
  return {
    add(row) {
      const text = value(row);
      met.push(text === null ? 0 : dictionary.numberOf(text));
    },
    finish(order) {
      const { codeOf, strings } = dictionary.finish(sorted);
      const codes = narrowest(strings.length, order.length);
      order.forEach((input, row) => (codes[row] = codeOf[met[input]!]!));
      return { kind: 'text', codes, dictionary: packStrings(strings) };
    },
  };
}

function textsBuilder<Row>(
  value: (row: Row) => readonly string[],
  sorted: boolean,
): ColumnBuilder<Row> {
  const dictionary = dictionaryBuilder();
  const met: number[] = [];
  const metStarts = [0];
  return {
    add(row) {
      for (const text of new Set(value(row))) met.push(dictionary.numberOf(text));
      metStarts.push(met.length);
    },
    finish(order) {
      const { codeOf, strings } = dictionary.finish(sorted);
      const codes = narrowest(strings.length, met.length);
      const starts = new Uint32Array(order.length + 1);
      let next = 0;
      order.forEach((input, row) => {
        for (let i = metStarts[input]!; i < metStarts[input + 1]!; i++) {
          codes[next++] = codeOf[met[i]!]!;
        }
        starts[row + 1] = next;
      });
      return { kind: 'texts', codes, starts, dictionary: packStrings(strings) };
    },
  };
}

function dictionaryBuilder() {
  const numbers = new Map<string, number>();
  return {
    /** Number of a text by first appearance, from 1. */
    numberOf(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, numbers.size + 1);
      return numbers.size;
    },
    /** The strings in their final order, and the final code of each number. */
    finish(sorted: boolean): { strings: string[]; codeOf: Uint32Array } {
      const strings = sorted ? sortTexts(numbers.keys()) : [...numbers.keys()];
      const codeOf = new Uint32Array(strings.length + 1);
      strings.forEach((text, i) => (codeOf[numbers.get(text)!] = i + 1));
      return { strings, codeOf };
    },
  };
}

function narrowest(largest: number, length: number): Codes {
  if (largest <= 0xff) return new Uint8Array(length);
  return largest <= 0xffff ? new Uint16Array(length) : new Uint32Array(length);
}
