/**
 * Colours on paper; in the dark the style takes over, which a picture beside dark text needs. Widths are those at
 * which the picture is shown: where it is small its labels are larger, and those that say what the axis shows go.
 */
const style = `<style>
@media (max-width: 899px) { .label { font-size: 20px } }
@media (max-width: 559px) { .label { font-size: 36px } .zero { display: none } }
@media (prefers-color-scheme: dark) {
.grid { stroke: #30343d } .label { fill: #a6a9b3 } .first { stroke: #a3adff } .area { fill: #a3adff }
.second { stroke: #eceae4 } .axis { stroke: #747883 } }</style>`;

// A picture loads no fonts of the page: the system's own is the one that it can count on.
const font = 'font-family="system-ui, sans-serif" font-size="14"';

/** A picture without words, so that it serves every language. */
export function svg(width: number, height: number, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    style,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

export const rule = (y: number, from: number, to: number, look: 'grid' | 'axis'): string =>
  `<path class="${look}" d="M${from} ${fixed(y)}H${to}" stroke="${look === 'grid' ? '#dfdcd3' : '#8a8880'}"/>`;

export const label = (
  x: number,
  y: number,
  text: string,
  anchor: 'start' | 'end',
  look: 'label' | 'label zero' = 'label',
): string =>
  `<text class="${look}" x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}" fill="#575b66" ${font}>${text}</text>`;

export function line(points: readonly [number, number][], look: 'first' | 'second'): string {
  const [colour, width] = look === 'first' ? ['#2a3bd1', 2.5] : ['#15171c', 1];
  return `<path class="${look}" d="M${pathOf(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`;
}

export function area(points: readonly [number, number][], base: number): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const d = `M${fixed(first[0])} ${fixed(base)}L${pathOf(points)}L${fixed(last[0])} ${fixed(base)}Z`;
  return `<path class="area" d="${d}" fill="#2a3bd1"/>`;
}

function pathOf(points: readonly [number, number][]): string {
  return points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L');
}

const fixed = (value: number): string => String(Math.round(value * 10) / 10);
