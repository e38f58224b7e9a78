import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { isoOfDay, type Day } from '#src/domain/day.ts';
import { beginsBackTested } from '#src/domain/figures/measured.ts';
import { fillFormula } from '#src/domain/working/formula.ts';
import type { FormulaSymbol, Given } from '#src/domain/working/recorder.ts';
import type { Told } from './explained.ts';

type Names = Record<FormulaSymbol, string>;

/** The inputs of a calculation; levels are left out where they must not be shown. */
export function inputsOf(
  { working, index, isWithheld }: Told,
  corrected: ReadonlySet<Day>,
  names: Names,
): FigureWorking['inputs'] {
  return working.givens.map((given) => {
    const { symbol, kind } = given;
    const isLevel = given.kind === 'level';
    return {
      symbol,
      name: names[symbol],
      kind,
      value: kind === 'day' || (isLevel && isWithheld) ? null : given.value,
      date: given.kind === 'number' ? null : isoOfDay(given.day),
      backTested: isLevel ? beginsBackTested(index.launch, given.day) : null,
      corrected: isLevel && corrected.has(given.day),
    };
  });
}

/** The steps of a calculation; their numbers are left out where levels could be recovered from them. */
export function stepsOf({ working, isWithheld }: Told, names: Names): FigureWorking['steps'] {
  const values = new Map<string, number>(working.givens.map(numberOf));
  return working.steps.map(({ symbol, formula, value }) => {
    // Of a number alone the value says the same.
    const filled = isWithheld || values.has(formula) ? null : fillFormula(formula, values);
    values.set(symbol, value);
    return { symbol, name: names[symbol], formula, filled, value: isWithheld ? null : value };
  });
}

const numberOf = ({ symbol, value }: Given) => [symbol, value] as const;
