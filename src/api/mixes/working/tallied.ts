import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { ItemKind } from '#src/contract/provider/item-kinds.ts';
import type { FigureFacts } from '#src/domain/register/figure.ts';
import type { DataTable } from '../../data-files/data-table.ts';
import type { RowCalculation } from '../../working/code/code-of-rows.ts';

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
  calculation: RowCalculation;
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
