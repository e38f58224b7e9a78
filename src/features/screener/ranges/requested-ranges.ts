import type { ListQuery } from '#src/list-page/list-query.ts';

/** Figures whose ranges stand on the page unless others are asked for. */
const usual = ['return1Y', 'return3Y', 'volatility3Y', 'maximumDrawdown3Y'] as const;

/** Histograms that the API counts for one question. */
const mostOpened = 8;

const isBound = /^(.+)(Min|Max)$/;

/** The end of a range that a parameter sets; null where it sets none. */
export function boundOfName(name: string): { tag: string; end: 'Min' | 'Max' } | null {
  const [, tag, end] = isBound.exec(name) ?? [];
  return tag === undefined ? null : { tag, end: end as 'Min' | 'Max' };
}

/** Names in a parameter: with commas between, as links have them, or repeated, as a form sends them. */
export function namesIn(values: readonly string[] | undefined): string[] {
  const names = (values ?? []).flatMap((value) => value.split(','));
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/** Figures with a bound, those that a visitor opened, and all whose ranges are shown. */
export function requestedRanges({ filters, view }: Pick<ListQuery, 'filters' | 'view'>) {
  const bounded = Object.keys(filters).flatMap((name) => boundOfName(name)?.tag ?? []);
  const opened = namesIn(view['opened']).slice(0, mostOpened);
  return { bounded, opened, shown: [...new Set([...usual, ...bounded, ...opened])] };
}

/** A bound as the API takes it: '.5' and '12.0' are numbers too. What is none the API refuses. */
export function writtenBound(value: string): string {
  const written = String(Number(value));
  return /^-?\d+(?:\.\d+)?$/.test(written) ? written : value;
}
