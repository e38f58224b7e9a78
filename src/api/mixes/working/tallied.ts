import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { FigureFacts } from '#src/domain/register/figure.ts';
import type { DataTable } from '../../data-files/data-table.ts';

/** The calculation with the rows of a table, in each language; it leaves its outcome in `result`. */
export type TallyCalculation = {
  python: readonly string[];
  r: readonly string[];
  /** `{D}` is the range of the rows in column D. */
  excel: string;
};

/** A figure of a comparison or blend that is calculated from rows that are not levels, with everything that it is made of. */
export type Tallied = Pick<FigureFacts, 'unit' | 'decimals' | 'isSigned' | 'formula'> & {
  /** Its name in the answer. */
  tag: string;
  title: string;
  /** The unit of a provider's own figure in words. */
  unitText?: string | null;
  /** What it is of; a blend has no fundId. */
  name: string;
  fundId: string | null;
  measuredWith: FigureWorking['measuredWith'];
  value: number | null;
  missing: FigureWorking['missing'];
  /** The day of the newest list or value. */
  date: string | null;
  /** Whether the rows must not be downloaded. */
  isWithheld: boolean;
  rules: FigureWorking['rules'];
  table: DataTable;
  /** Number of rows. */
  rows: number;
  calculation: TallyCalculation;
  /** What its value changes with. */
  madeOf: {
    fundIds: readonly string[];
    kinds: readonly ItemKind[];
    /** The reason that is given when these change. */
    otherwise: 'other-list' | 'other-statement';
    /** Its levels too: by them the weights drift. */
    isOfLevels: boolean;
  };
  /** The comparison or blend as its address names it, and the figure in it. */
  mix: Readonly<Record<string, string | undefined>>;
  asked: { figure: string; index?: string; against?: string };
};

type Code = NonNullable<FigureWorking['code']>;

/** Programs that recalculate a figure from its public rows. */
export function codeOfRows(
  { python, r, excel }: TallyCalculation,
  address: string,
  rows: number,
): Code {
  const modules = [
    'csv',
    'io',
    ...(python.join().includes('math.') ? ['math'] : []),
    'urllib.request',
  ];
  const lines = [
    `import ${modules.join(', ')}`,
    `with urllib.request.urlopen("${address}") as answer:`,
    '    rows = list(csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")))',
    ...python,
    'print(f"{result:.10g}")',
  ];
  const inR = [`rows <- read.csv("${address}")`, ...r, 'cat(format(result, digits = 10), "\\n")'];
  return {
    python: `${lines.join('\n')}\n`,
    r: `${inR.join('\n')}\n`,
    excel: `=${excel.replaceAll(/\{([A-Z])\}/g, (_, column: string) => `$${column}$2:$${column}$${rows + 1}`)}`,
  };
}
