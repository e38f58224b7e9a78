import type { FigureWorking } from '#src/contract/api/figures/working.ts';

/** A calculation with the rows of a public table, in each language; Python and R leave its outcome in `result`. */
export type RowCalculation = {
  python: readonly string[];
  r: readonly string[];
  /** A formula for the rows as imported at cell A1; `{D}` is their range in column D. */
  excel: string;
};

/**
 * Programs that recalculate a figure from the public rows that it was calculated from.
 * @param rows number of rows, the header aside
 */
export function codeOfRows(
  { python, r, excel }: RowCalculation,
  address: string,
  rows: number,
): NonNullable<FigureWorking['code']> {
  const modules = [
    'csv',
    'io',
    ...(python.join().includes('math.') ? ['math'] : []),
    'urllib.request',
  ];
  const inPython = [
    `import ${modules.join(', ')}`,
    `with urllib.request.urlopen("${address}") as answer:`,
    '    rows = list(csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")))',
    ...python,
    'print(f"{result:.10g}")',
  ];
  const inR = [`rows <- read.csv("${address}")`, ...r, 'cat(format(result, digits = 10), "\\n")'];
  const range = (_: string, column: string) => `$${column}$2:$${column}$${rows + 1}`;
  return {
    python: `${inPython.join('\n')}\n`,
    r: `${inR.join('\n')}\n`,
    excel: `=${excel.replaceAll(/\{([A-Z])\}/g, range)}`,
  };
}
