/**
 * The language of the steps' formulas: numbers, symbols of earlier numbers, `+ − × ÷ ^ √` with brackets, and
 * functions of lists. Lists are `levels`; `returns` between consecutive levels; `others`, the returns of the
 * series that the index is measured against; `excess`, returns minus others; `stretches`, the returns from the levels
 * measured against to those beside them, over so many `years` each, annualised; and of a part of a blend
 * `contributions`, returns multiplied by the weight that the day began with, in per cent.
 */
export const lists = [
  'levels',
  'returns',
  'others',
  'excess',
  'stretches',
  'contributions',
] as const;
export type List = (typeof lists)[number];

export const listFunctions = [
  'mean',
  'deviation',
  'covariance',
  'growthMean',
  'growthMeanWhereAbove',
  'growthMeanWhereBelow',
  'meanSquareBelowZero',
  'highest',
  'lowest',
  'median',
  'count',
  'countAbove',
  'compound',
  'logarithm',
  'linkedSum',
] as const;
export type ListFunction = (typeof listFunctions)[number];

type Writing = {
  call: (name: ListFunction, of: readonly List[]) => string;
  symbol: (name: string) => string;
  sign: (sign: '+' | '−' | '×' | '÷' | '^') => string;
  /** Written before a bracket that is already open. */
  root: string;
};

const token = /([A-Za-z]+)\(([A-Za-z, ]+)\)|([A-Za-z]+)|√([0-9]+)|(√)(?=\()|([+−×÷^])/g;

/** Writes a formula in another notation, as code or with numbers in place of symbols. */
export function writeFormula(formula: string, { call, symbol, sign, root }: Writing): string {
  return formula.replace(
    token,
    (
      whole: string,
      name?: string,
      of?: string,
      word?: string,
      radicand?: string,
      bareRoot?: string,
      operator?: string,
    ) => {
      if (name !== undefined) {
        return call(name as ListFunction, (of ?? '').split(', ') as List[]);
      }
      if (word !== undefined) return symbol(word);
      if (radicand !== undefined) return `${root}(${radicand})`;
      if (bareRoot !== undefined) return root;
      return operator === undefined ? whole : sign(operator as '+');
    },
  );
}

/** The lists that a formula uses. */
export const listsIn = (formula: string): List[] =>
  lists.filter((list) => new RegExp(`\\b${list}\\b`).test(formula));

/** Significant digits of the numbers in a formula. */
const digits = 10;

/** Replaces the symbols of a formula by their numbers; lists keep their names. */
export function fillFormula(formula: string, values: ReadonlyMap<string, number>): string {
  return writeFormula(formula, {
    call: (name, of) => `${name}(${of.join(', ')})`,
    symbol: (name) => {
      const value = values.get(name);
      if (value === undefined) return name;
      const written = String(Number(value.toPrecision(digits))).replace('-', '−');
      return value < 0 ? `(${written})` : written;
    },
    sign: (sign) => sign,
    root: '√',
  }).replaceAll(/√\(([0-9]+)\)/g, '√$1');
}
