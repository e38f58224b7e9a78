import type { FigureWorking } from '#src/contract/api/figures/working.ts';

type Code = NonNullable<FigureWorking['code']>;

/** The calculation with the weights of a whole list, in each language. */
const calculations: Readonly<Record<string, Code>> = {
  numberOfConstituents: { python: 'len(rows)', r: 'nrow(rows)', excel: 'COUNTA({names})' },
  topTenWeight: {
    python: 'math.fsum(sorted(weights, reverse=True)[:10])',
    r: 'sum(head(sort(rows$weight, decreasing = TRUE), 10))',
    excel: 'IF(COUNT({weights})<10,SUM({weights}),SUM(LARGE({weights},{1,2,3,4,5,6,7,8,9,10})))',
  },
  effectiveNumber: {
    python: 'math.fsum(weights) ** 2 / math.fsum(w ** 2 for w in weights)',
    r: 'sum(rows$weight)^2 / sum(rows$weight^2)',
    excel: 'SUM({weights})^2/SUMSQ({weights})',
  },
};

/** Columns of the constituents as imported at cell A1. */
const columns = { names: 'C', weights: 'F' } as const;

/**
 * Programs that recalculate a figure from the public list of constituents; null for a figure that needs more than the
 * list.
 * @param members rows of the list, which is whole
 */
export function codeOfWeights(tag: string, address: string, members: number): Code | null {
  const calculation = calculations[tag];
  if (!calculation) return null;
  const { python, r, excel } = calculation;
  const weights = python.includes('weights')
    ? ['weights = [float(row["weight"]) for row in rows]']
    : [];
  const lines = [
    `import csv, io, ${python.includes('math.') ? 'math, ' : ''}urllib.request`,
    `with urllib.request.urlopen("${address}") as answer:`,
    '    rows = list(csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")))',
    ...weights,
    `print(f"{${python}:.10g}")`,
  ];
  const range = (column: string) => `$${column}$2:$${column}$${members + 1}`;
  return {
    python: `${lines.join('\n')}\n`,
    r: `rows <- read.csv("${address}")\ncat(format(${r}, digits = 10), "\\n")\n`,
    excel: `=${excel.replaceAll('{names}', range(columns.names)).replaceAll('{weights}', range(columns.weights))}`,
  };
}
