import { hasNothingToShow } from './has-nothing-to-show.ts';
import type { IndexCore } from './index-core.ts';

/** Levels that are no invested money are shown, and nothing is made of them. */
export function hasReturns(data: IndexCore): boolean {
  const { details } = data;
  return (details === 'failed' || details.hasReturns) && !hasNothingToShow(data);
}
