import { declared, isTag } from './register.ts';

/** The end of a figure's range that a parameter such as `volatility3YMax` sets. */
export type Bound = { tag: string; end: 'min' | 'max' };

const written = /^([a-z][A-Za-z0-9-]{0,59})(Min|Max)$/;

/** Parses the name of a bound; null unless it is a tag followed by `Min` or `Max`. */
export function boundOf(name: string): Bound | null {
  const [, tag, end] = written.exec(name) ?? [];
  return tag === undefined || !isTag(tag) ? null : { tag, end: end === 'Min' ? 'min' : 'max' };
}

/** The names of all bounds, except those of calendar years and of the provider's own figures. */
export const boundNames: readonly string[] = declared.flatMap(({ tag }) => [
  `${tag}Min`,
  `${tag}Max`,
]);
