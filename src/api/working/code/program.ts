import { isoOfDay } from '#src/domain/day.ts';
import { lists, listsIn, type List } from '#src/domain/working/formula.ts';
import type { Working } from '#src/domain/working/explain.ts';

/** A calculation independent of the language: its input, its given values and its steps. */
export type Program = {
  /** Address of the observations as CSV; null where none are read. */
  address: string | null;
  /** Number of rows there. */
  rows: number;
  lists: readonly List[];
  /** A given level is looked up in the observations by its day. */
  givens: readonly (
    | { symbol: string; kind: 'level' | 'day'; date: string }
    | { symbol: string; kind: 'number'; value: number }
  )[];
  steps: readonly { symbol: string; formula: string }[];
};

export function programOf({ givens, steps, observed }: Working, address: string): Program {
  const named = new Set(steps.flatMap(({ formula }) => listsIn(formula)));
  // `excess` and `contributions` are computed from other lists.
  if (named.has('excess')) named.add('returns').add('others');
  if (named.has('contributions')) named.add('returns');
  const used = lists.filter((one) => named.has(one));
  const isRead = used.length > 0 || givens.some(({ kind }) => kind === 'level');
  return {
    address: isRead && observed ? address : null,
    rows: observed?.own.positions.length ?? 0,
    lists: used,
    givens: givens.map((given) =>
      given.kind === 'number'
        ? { symbol: given.symbol, kind: given.kind, value: given.value }
        : { symbol: given.symbol, kind: given.kind, date: isoOfDay(given.day) },
    ),
    steps: steps.map(({ symbol, formula }) => ({ symbol, formula })),
  };
}
