import { writeFormula, type List, type ListFunction } from '#src/domain/working/formula.ts';
import type { Program } from './program.ts';

const functions: Record<ListFunction, (one: string, other: string) => string> = {
  mean: (one) => `AVERAGE(${one})`,
  deviation: (one) => `STDEV(${one})`,
  // COVARIANCE.S is no name that every program reads; COVAR is that of a whole population.
  covariance: (one, other) => `(COVAR(${one},${other})*COUNT(${one})/(COUNT(${one})-1))`,
  growthMean: (one) => `(PRODUCT(1+${one})^(1/COUNT(${one}))-1)`,
  growthMeanWhereAbove: (one, other) => growthMeanWhere(one, `${other}>0`),
  growthMeanWhereBelow: (one, other) => growthMeanWhere(one, `${other}<0`),
  meanSquareBelowZero: (one) => `AVERAGE(IF(${one}<0,${one},0)^2)`,
  highest: (one) => `MAX(${one})`,
  lowest: (one) => `MIN(${one})`,
  median: (one) => `MEDIAN(${one})`,
  count: (one) => `COUNT(${one})`,
  countAbove: (one) => `SUM(IF(${one}>0,1,0))`,
  compound: (one) => `PRODUCT(1+${one})`,
  logarithm: (one) => `SUM(LN(1+${one}))`,
  linkedSum: (one, other) => `SUM(${one}*IF(ABS(${other})<1E-12,1,LN(1+${other})/${other}))`,
};

const growthMeanWhere = (one: string, meant: string) =>
  `(PRODUCT(IF(${meant},1+${one},1))^(1/SUM(IF(${meant},1,0)))-1)`;

const signs = { '+': '+', '−': '-', '×': '*', '÷': '/', '^': '^' };

/** Columns of the observations as imported at cell A1. */
const columns = { date: 'A', level: 'B', otherLevel: 'F', weight: 'G' } as const;

/**
 * One formula for a sheet with the observations at cell A1. It does without LET, which older versions lack, so that
 * each number stands where it is used.
 */
export function excelOf({ rows, givens, steps }: Program): string {
  const last = rows + 1;
  const years = givens.find(({ symbol }) => symbol === 'years');
  const range = (column: string, from: number, to: number) => `$${column}$${from}:$${column}$${to}`;
  const returnsIn = (column: string) =>
    `(${range(column, 3, last)}/${range(column, 2, last - 1)}-1)`;
  const lists: Record<List, string> = {
    levels: range(columns.level, 2, last),
    returns: returnsIn(columns.level),
    others: returnsIn(columns.otherLevel),
    excess: `(${returnsIn(columns.level)}-${returnsIn(columns.otherLevel)})`,
    stretches: `((${range(columns.level, 2, last)}/${range(columns.otherLevel, 2, last)})^(1/${years?.kind === 'number' ? years.value : 1})-1)`,
    contributions: `(${range(columns.weight, 2, last - 1)}*${returnsIn(columns.level)})`,
  };
  const known = new Map<string, string>();
  for (const { symbol, ...of } of givens) {
    if (of.kind === 'number') {
      known.set(symbol, String(of.value));
      continue;
    }
    const day = `DATE(${of.date.split('-').map(Number).join(',')})`;
    const dates = range(columns.date, 2, last);
    const levels = range(columns.level, 2, last);
    known.set(symbol, of.kind === 'day' ? day : `SUMIF(${dates},${day},${levels})`);
  }
  for (const { symbol, formula } of steps) {
    const code = writeFormula(formula, {
      call: (name, [one = 'levels', other = one]) => functions[name](lists[one], lists[other]),
      symbol: (name) => known.get(name) ?? name,
      sign: (sign) => signs[sign],
      root: 'SQRT',
    });
    known.set(symbol, `(${code.replaceAll(' ', '')})`);
  }
  return `=${known.get('result') ?? ''}`;
}
