import { writeFormula, type List, type ListFunction } from '#src/domain/working/formula.ts';
import type { Program } from './program.ts';

type Call = (one: string, other: string) => string;

const functions: Record<ListFunction, Call> = {
  mean: (one) => `statistics.fmean(${one})`,
  deviation: (one) => `statistics.stdev(${one})`,
  covariance: (one, other) => `statistics.covariance(${one}, ${other})`,
  growthMean: (one) => `(math.prod(1 + a for a in ${one}) ** (1 / len(${one})) - 1)`,
  growthMeanWhereAbove: (one, other) => growthMeanWhere(one, other, '>'),
  growthMeanWhereBelow: (one, other) => growthMeanWhere(one, other, '<'),
  meanSquareBelowZero: (one) => `statistics.fmean(min(0, a) ** 2 for a in ${one})`,
  highest: (one) => `max(${one})`,
  lowest: (one) => `min(${one})`,
  median: (one) => `statistics.median(${one})`,
  count: (one) => `len(${one})`,
  countAbove: (one) => `sum(a > 0 for a in ${one})`,
  compound: (one) => `math.prod(1 + a for a in ${one})`,
  logarithm: (one) => `math.fsum(math.log1p(a) for a in ${one})`,
  linkedSum: (one, other) =>
    `math.fsum(a * (1 if abs(b) < 1e-12 else math.log1p(b) / b) for a, b in zip(${one}, ${other}))`,
};

const growthMeanWhere = (one: string, other: string, sign: '>' | '<') =>
  `(math.prod(1 + a for a, b in zip(${one}, ${other}) if b ${sign} 0)` +
  ` ** (1 / sum(b ${sign} 0 for b in ${other})) - 1)`;

const listLines: Record<List, readonly string[]> = {
  levels: ['levels = [float(row["level"]) for row in rows]'],
  returns: [
    'levels = [float(row["level"]) for row in rows]',
    'returns = [b / a - 1 for a, b in zip(levels, levels[1:])]',
  ],
  others: [
    'other_levels = [float(row["otherLevel"]) for row in rows]',
    'others = [b / a - 1 for a, b in zip(other_levels, other_levels[1:])]',
  ],
  excess: ['excess = [a - b for a, b in zip(returns, others)]'],
  stretches: [
    'levels = [float(row["level"]) for row in rows]',
    'other_levels = [float(row["otherLevel"]) for row in rows]',
    'stretches = [(b / a) ** (1 / years) - 1 for a, b in zip(other_levels, levels)]',
  ],
  contributions: ['contributions = [float(row["weight"]) * a for row, a in zip(rows, returns)]'],
};

const signs = { '+': '+', '−': '-', '×': '*', '÷': '/', '^': '**' };

const codeOf = (formula: string) =>
  writeFormula(formula, {
    call: (name, [one = 'levels', other = one]) => functions[name](one, other),
    symbol: (name) => name,
    sign: (sign) => signs[sign],
    root: 'math.sqrt',
  });

/** A program for Python 3.10 or newer that needs the standard library only. */
export function pythonOf({ address, lists, givens, steps }: Program): string {
  const given = givens.map(({ symbol, ...of }) => {
    if (of.kind === 'number') return `${symbol} = ${of.value}`;
    if (of.kind === 'day') return `${symbol} = date.fromisoformat("${of.date}").toordinal()`;
    return `${symbol} = level_on["${of.date}"]`;
  });
  const body = [
    ...(address === null ? [] : readLines(address, givens)),
    ...given,
    ...new Set(lists.flatMap((list) => listLines[list])),
    ...steps.map(({ symbol, formula }) => `${symbol} = ${codeOf(formula)}`),
    'print(f"{result:.10g}")',
  ];
  return `${[...importsOf(body), ...body].join('\n')}\n`;
}

const readLines = (address: string, givens: Program['givens']) => [
  `with urllib.request.urlopen("${address}") as answer:`,
  '    rows = list(csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")))',
  ...(givens.some(({ kind }) => kind === 'level')
    ? ['level_on = {row["date"]: float(row["level"]) for row in rows}']
    : []),
];

function importsOf(body: readonly string[]): string[] {
  const text = body.join('\n');
  const modules = ['csv', 'io', 'math', 'statistics', 'urllib.request'];
  const used = modules.filter((name) => text.includes(`${name}.`));
  return [
    ...(used.length > 0 ? [`import ${used.join(', ')}`] : []),
    ...(text.includes('date.fromisoformat') ? ['from datetime import date'] : []),
  ];
}
