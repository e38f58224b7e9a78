import type { AnyListDeclaration } from '../../declaration.ts';
import { textsAt, type ColumnData } from '../columns.ts';
import { candidateRows, exactIndexBuilder, type ExactIndex } from './exact-index.ts';
import { codeOf, wordsOf } from './search-text.ts';
import { wordIndexBuilder, type WordIndex } from './word-index.ts';
import { buildWordParts } from './word-parts.ts';
import type { SearchedWords } from './word-rows.ts';

/** Everything that a text search reads. */
export type TextIndex = {
  words: SearchedWords;
  /** Words that describe a row, besides its names. */
  labels: SearchedWords;
  /** Words of labels that match as a whole only. */
  wholeLabels: WordIndex;
  codes: WordIndex;
  /** Words of what names leave out. */
  leftOut: WordIndex;
  /** Whole names, by their words joined with spaces. */
  names: ExactIndex;
  nameColumns: readonly string[];
  optionalWords: readonly string[];
};

export type TextIndexBuilder<Row> = {
  add: (row: Row) => void;
  finish: (order: Uint32Array, places: Uint32Array) => TextIndex;
};

export function textIndexBuilder<Row>(declaration: AnyListDeclaration<Row>): TextIndexBuilder<Row> {
  const words = wordIndexBuilder();
  const labels = wordIndexBuilder();
  const wholeLabels = wordIndexBuilder();
  const wordsOfLabel = rememberedWords();
  const codes = wordIndexBuilder();
  const leftOut = wordIndexBuilder();
  const names = exactIndexBuilder();
  const textsOf = (row: Row, columns: readonly string[]) =>
    columns.flatMap((name) => declaredTexts(declaration, name, row));
  return {
    add(row) {
      const wordsOfNames = textsOf(row, declaration.text).map(wordsOf);
      words.add(wordsOfNames.flat());
      labels.add(declaration.labels(row).flatMap(wordsOfLabel));
      wholeLabels.add((declaration.wholeLabels?.(row) ?? []).flatMap(wordsOfLabel));
      leftOut.add((declaration.leftOut?.(row) ?? []).flatMap(wordsOfLabel));
      names.add(wordsOfNames.map((wordsOfName) => wordsOfName.join(' ')));
      codes.add(
        textsOf(row, declaration.codes)
          .map(codeOf)
          .filter((code) => code !== ''),
      );
    },
    finish(order, places) {
      return {
        words: withParts(words.finish(order)),
        labels: withParts(labels.finish(order)),
        wholeLabels: wholeLabels.finish(order),
        codes: codes.finish(order),
        leftOut: leftOut.finish(order),
        names: names.finish(places),
        nameColumns: declaration.text,
        optionalWords: declaration.optionalWords,
      };
    },
  };
}

/** Splits labels into words, and remembers the result, since many rows share them. */
function rememberedWords(): (label: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (label) => {
    const words = known.get(label) ?? wordsOf(label);
    known.set(label, words);
    return words;
  };
}

function withParts(index: WordIndex): SearchedWords {
  return { ...index, parts: buildWordParts(index.vocabulary) };
}

function declaredTexts<Row>(
  declaration: AnyListDeclaration<Row>,
  name: string,
  row: Row,
): readonly string[] {
  const column = declaration.columns[name]!;
  if (column.kind === 'number') throw new TypeError(`column ${name} holds numbers, not text`);
  if (column.kind === 'texts') return column.value(row);
  const text = column.value(row);
  return text === null ? [] : [text];
}

/** Rows with exactly this name; earlier columns first. */
export function rowsNamed(
  index: TextIndex,
  columns: Record<string, ColumnData>,
  name: string,
): number[][] {
  const candidates = candidateRows(index.names, name);
  return index.nameColumns.map((columnName) => {
    const column = columns[columnName]!;
    if (column.kind === 'number') return [];
    return candidates.filter((row) =>
      textsAt(column, row).some((text) => wordsOf(text).join(' ') === name),
    );
  });
}
