import type { Figure } from './figure.ts';
import { figures, findFigure } from './register.ts';

/** The end of a range of figures that a parameter of the name `volatility3YMax` sets. */
export type Bound = { figure: Figure; end: 'min' | 'max' };

const written = /^(.+)(Min|Max)$/;

/** What a parameter bounds; null where its name is not that of a figure with `Min` or `Max` behind it. */
export function boundOf(name: string): Bound | null {
  const [, tag = '', end] = written.exec(name) ?? [];
  const figure = findFigure(tag);
  return figure && { figure, end: end === 'Min' ? 'min' : 'max' };
}

/** The names of all bounds but those of calendar years. */
export const boundNames: readonly string[] = figures.flatMap(({ tag }) => [
  `${tag}Min`,
  `${tag}Max`,
]);
