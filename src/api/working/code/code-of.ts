import type { Working } from '#src/domain/working/explain.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { excelOf } from './excel.ts';
import { programOf } from './program.ts';
import { pythonOf } from './python.ts';
import { rOf } from './r.ts';

/** Programs that recalculate a figure from its public observations, generated from the formulas of its working. */
export function codeOf(working: Working, address: string): NonNullable<FigureWorking['code']> {
  const program = programOf(working, address);
  return { python: pythonOf(program), r: rOf(program), excel: excelOf(program) };
}
