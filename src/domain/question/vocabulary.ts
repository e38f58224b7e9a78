/** Which side of its number a bound allows; what is better or worse depends on the figure. */
export type BoundEnd = 'Min' | 'Max' | 'Better' | 'Worse';

/** The meaning of a phrase in a question. */
export type Meaning =
  | { kind: 'filter'; name: string; value: string; isCounted?: boolean }
  /**
   * The value of a filter behind it, or before it, is not to be there; `never` denies more than one window, and some
   * exclude what several values say together.
   */
  | { kind: 'except'; place: 'before' | 'behind' | 'either'; isEver?: boolean; isOfAll?: boolean }
  /** What stands before it is not so. */
  | { kind: 'denial' }
  /**
   * A figure by its stem, or by its tag where it has no windows; where bonds are asked for, another one. A calendar
   * year alone is its return.
   */
  | { kind: 'figure'; stem: string; ofBonds?: string; isYear?: boolean }
  /** With its amount where that is a number before a unit, which may bound a figure in years or months. */
  | { kind: 'window'; window: string; amount?: number }
  /**
   * The figure beside it is above zero, or below; some say so of the return over the benchmark, and behind a number some
   * are a bound.
   */
  | { kind: 'sign'; end: 'Min' | 'Max'; isAgainstBenchmark?: boolean; isBound?: boolean }
  | { kind: 'bound'; end: BoundEnd; place: 'before' | 'behind'; joins?: boolean; spans?: boolean }
  /** Which end of a figure comes first; `most` may stand before another. */
  | { kind: 'end'; order: 1 | -1; isMost?: boolean }
  | { kind: 'by' }
  | { kind: 'number'; value: number; unit?: NumberUnit }
  /** The rows at the better end of a figure, or at the worse one. */
  | { kind: 'first'; isWorst?: boolean }
  | { kind: 'between' }
  /** Behind a number, whose unit it is; with a unit of time a number in words is a window. */
  | { kind: 'unit'; time?: 'M' | 'Y'; of?: NumberUnit }
  /**
   * A word without a meaning of its own. Some join a window to what is before it, or two numbers, or several values;
   * some relate a figure to an index that stands before or behind them.
   */
  | {
      kind: 'filler';
      joins?: boolean;
      spans?: boolean;
      lists?: boolean;
      /** It may say that one of two conditions is enough. */
      isAlternative?: boolean;
      relates?: 'before' | 'behind';
    }
  /**
   * A term of the field that no figure here is, though one of its words may be; a time that no figure is over; or what
   * indexes have a number of.
   */
  | { kind: 'word'; isTime?: boolean; isCounted?: boolean };

/** The unit of a number that is not the figure's own of necessity; members are those of an index. */
export type NumberUnit = 'percent' | 'basisPoints' | 'members';

/** A figure that can be asked for. */
export type AskableFigure = {
  tag: string;
  stem: string;
  window: string | null;
  /** Drawdowns are negative but are named without a sign. */
  isFall: boolean;
  /** A gain or a loss: what is said to have risen or fallen by so much. */
  isReturn: boolean;
  /** Measured against the index's own benchmark. */
  isAgainstBenchmark: boolean;
  /** Its bounds are spoken of without a sign, as those of falls are. */
  isUnsigned: boolean;
  unit: 'percent' | 'basisPoints' | 'ratio' | 'other';
  firstSortOrder: 1 | -1;
  /** Those that lists show of it. */
  decimals: number;
};

/** Phrases of all languages with their meanings, and the figures of the release. */
export type Vocabulary = {
  /** Folded phrases by first letter, the longest first. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** All values by filter. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
  figures: ReadonlyMap<string, AskableFigure>;
};

type Phrase = { text: string; meaning: Meaning };

/** Normalises width, case and apostrophes, so that questions and phrases can be compared. */
export const foldQuestion = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('’', "'");

/** Of equal phrases the first counts. */
export function vocabularyOf(
  phrases: Iterable<readonly [string, Meaning]>,
  figures: Iterable<AskableFigure>,
): Vocabulary {
  const known = new Map<string, Phrase>();
  for (const [given, meaning] of phrases) {
    const text = foldQuestion(given).trim().replaceAll(/\s+/g, ' ');
    if (text !== '' && !known.has(text)) known.set(text, { text, meaning });
  }
  const longestFirst = [...known.values()].toSorted((a, b) => b.text.length - a.text.length);
  const values = new Map<string, Set<string>>();
  for (const { meaning } of known.values()) {
    if (meaning.kind !== 'filter') continue;
    values.set(meaning.name, (values.get(meaning.name) ?? new Set()).add(meaning.value));
  }
  return {
    values,
    phrases: Map.groupBy(longestFirst, ({ text }) => text.slice(0, 1)),
    figures: new Map(Array.from(figures, (figure) => [figure.tag, figure])),
  };
}
