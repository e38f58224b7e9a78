import type { ChartState } from './address/chart-state.ts';
import type { IndexSection } from './sections/section.ts';

/** The sections that stand beside another: each pair of neighbors, from the top, that need no more than a half. */
export function sideBySide(
  shown: readonly Pick<IndexSection, 'id' | 'isHalf'>[],
  chart: ChartState,
): ReadonlySet<string> {
  const paired = new Set<string>();
  for (const [position, section] of shown.entries()) {
    const next = shown[position + 1];
    if (next && !paired.has(section.id) && section.isHalf?.(chart) && next.isHalf?.(chart)) {
      paired.add(section.id).add(next.id);
    }
  }
  return paired;
}
