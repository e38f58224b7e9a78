import { writeFormula, type List, type ListFunction } from '#src/domain/working/formula.ts';
import type { Program } from './program.ts';

const functions: Record<ListFunction, (one: string, other: string) => string> = {
  mean: (one) => `mean(${one})`,
  deviation: (one) => `sd(${one})`,
  covariance: (one, other) => `cov(${one}, ${other})`,
  growthMean: (one) => `(prod(1 + ${one})^(1 / length(${one})) - 1)`,
  growthMeanWhereAbove: (one, other) => growthMeanWhere(one, `${other} > 0`),
  growthMeanWhereBelow: (one, other) => growthMeanWhere(one, `${other} < 0`),
  meanSquareBelowZero: (one) => `mean(pmin(0, ${one})^2)`,
  highest: (one) => `max(${one})`,
  lowest: (one) => `min(${one})`,
  median: (one) => `median(${one})`,
  count: (one) => `length(${one})`,
  countAbove: (one) => `sum(${one} > 0)`,
  compound: (one) => `prod(1 + ${one})`,
  logarithm: (one) => `sum(log1p(${one}))`,
  linkedSum: (one, other) =>
    `sum(${one} * ifelse(abs(${other}) < 1e-12, 1, log1p(${other}) / ${other}))`,
};

const growthMeanWhere = (one: string, meant: string) =>
  `(prod(1 + ${one}[${meant}])^(1 / sum(${meant})) - 1)`;

const listLines: Record<List, string> = {
  levels: 'levels <- rows$level',
  returns: 'returns <- rows$level[-1] / rows$level[-nrow(rows)] - 1',
  others: 'others <- rows$otherLevel[-1] / rows$otherLevel[-nrow(rows)] - 1',
  excess: 'excess <- returns - others',
  stretches: 'stretches <- (rows$level / rows$otherLevel)^(1 / years) - 1',
  contributions: 'contributions <- rows$weight[-nrow(rows)] * returns',
};

const signs = { '+': '+', '−': '-', '×': '*', '÷': '/', '^': '^' };

const codeOf = (formula: string) =>
  writeFormula(formula, {
    call: (name, [one = 'levels', other = one]) => functions[name](one, other),
    symbol: (name) => name,
    sign: (sign) => signs[sign],
    root: 'sqrt',
  });

/** A program for R that needs no package. */
export function rOf({ address, lists, givens, steps }: Program): string {
  const given = givens.map(({ symbol, ...of }) => {
    if (of.kind === 'number') return `${symbol} <- ${of.value}`;
    if (of.kind === 'day') return `${symbol} <- as.numeric(as.Date("${of.date}"))`;
    return `${symbol} <- rows$level[rows$date == "${of.date}"]`;
  });
  const lines = [
    ...(address === null ? [] : [`rows <- read.csv("${address}")`]),
    ...given,
    ...lists.map((list) => listLines[list]),
    ...steps.map(({ symbol, formula }) => `${symbol} <- ${codeOf(formula)}`),
    'cat(format(result, digits = 10), "\\n")',
  ];
  return `${lines.join('\n')}\n`;
}
