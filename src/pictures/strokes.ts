import { pathInBox, type Box, type RunPaths } from '#src/charts/run-paths.ts';
import type { Drawing } from './frame.ts';
import { element } from './svg.ts';

/** A line in two parts, of which the back-tested one is dashed. */
export function strokesOf(
  { live, backTested }: RunPaths,
  colour: string,
  box: Box,
  { unit }: Pick<Drawing, 'unit'>,
): string[] {
  const stroke = {
    fill: 'none',
    stroke: colour,
    'stroke-width': 1.75 * unit,
    'stroke-linejoin': 'round',
  };
  return [
    ...(backTested
      ? [
          element('path', {
            d: pathInBox(backTested, box),
            ...stroke,
            'stroke-dasharray': `${5 * unit} ${4 * unit}`,
          }),
        ]
      : []),
    ...(live ? [element('path', { d: pathInBox(live, box), ...stroke })] : []),
  ];
}

/** The thread at the day of the figures, with its weight. */
export function threadAt(
  x: number,
  box: Box,
  { look, unit }: Pick<Drawing, 'look' | 'unit'>,
): string[] {
  const thread = element('path', {
    d: `M${x} ${box.y}v${box.height}`,
    stroke: look.line,
    'stroke-width': unit,
  });
  if (!look.hasWeight) return [thread];
  const weight = element('path', {
    d: `M${x} ${box.y + box.height - 2 * unit}c${1.6 * unit} ${4.4 * unit} ${4 * unit} ${6.8 * unit} ${4 * unit} ${10.4 * unit}a${4 * unit} ${4 * unit} 0 0 1 ${-8 * unit} 0c0 ${-3.6 * unit} ${2.4 * unit} ${-6 * unit} ${4 * unit} ${-10.4 * unit}z`,
    fill: look.line,
  });
  return [thread, weight];
}
