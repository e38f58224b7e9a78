import type { RegisteredFigure } from '#src/contract/api/figures/figures.ts';
import type { Language } from '#src/domain/language.ts';

/**
 * What the screener knows of a figure. It comes with the data of the page: the register with its calculations would be far
 * too much for a browser to load first.
 */
export type ScreenerFigure = Pick<
  RegisteredFigure,
  'tag' | 'group' | 'unit' | 'unitText' | 'decimals' | 'isSigned' | 'firstSortOrder'
> & { name: string };

/** Those that an index of the release has; and those that the address names, which have no value anywhere. */
export function toScreenerFigures(
  figures: readonly RegisteredFigure[],
  named: readonly string[],
  language: Language,
): ScreenerFigure[] {
  const offered = figures.filter(({ tag, isPresent }) => isPresent || named.includes(tag));
  return offered.map(
    ({ names, tag, group, unit, unitText, decimals, isSigned, firstSortOrder }) => ({
      tag,
      name: names[language] ?? tag,
      group,
      unit,
      unitText,
      decimals,
      isSigned,
      firstSortOrder,
    }),
  );
}

/** Figures by group, in the order of the register. */
export function groupsOf<One extends Pick<ScreenerFigure, 'group'>>(
  figures: readonly One[],
): [ScreenerFigure['group'], One[]][] {
  return [...Map.groupBy(figures, ({ group }) => group)];
}
