import type { IndexList } from '#src/catalogue/index-list.ts';
import type { List } from '#src/catalogue/list.ts';
import { figures, findFigure } from '#src/domain/register/register.ts';
import type { Figure } from '#src/domain/register/figure.ts';

/** The figures of which an index of a release has a value, in the order of the register; calendar years newest first. */
export function registerOf(indexes: List<IndexList>): Figure[] {
  const known = new Set(indexes.figures);
  const years = indexes.figures
    .flatMap((tag) => findFigure(tag) ?? [])
    .filter(({ group }) => group === 'calendar-years')
    .toSorted((one, other) => (one.tag < other.tag ? 1 : -1));
  const others = figures.filter(({ tag }) => known.has(tag));
  return [...others, ...years];
}
