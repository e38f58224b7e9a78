import { declared, isTag } from './register.ts';

/** The end of a range of figures that a parameter of the name `volatility3YMax` sets. */
export type Bound = { tag: string; end: 'min' | 'max' };

const written = /^([a-z][A-Za-z0-9-]{0,59})(Min|Max)$/;

/** What a parameter bounds; null where its name cannot be that of a figure with `Min` or `Max` behind it. */
export function boundOf(name: string): Bound | null {
  const [, tag, end] = written.exec(name) ?? [];
  return tag === undefined || !isTag(tag) ? null : { tag, end: end === 'Min' ? 'min' : 'max' };
}

/** The names of all bounds but those of calendar years and of the provider's own figures. */
export const boundNames: readonly string[] = declared.flatMap(({ tag }) => [
  `${tag}Min`,
  `${tag}Max`,
]);
