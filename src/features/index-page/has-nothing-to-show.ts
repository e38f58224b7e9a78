import type { IndexCore } from './index-core.ts';
import type { MembersParts } from './sections/constituents/load-constituents.ts';
import type { SustainabilityParts } from './sections/sustainability/load-sustainability.ts';

type Begun = IndexCore & Partial<MembersParts & SustainabilityParts>;

/** Levels, constituents and sustainability: none is published, and nothing would be left but empty sections. */
export function hasNothingToShow(data: Begun): boolean {
  const { details, prices } = data;
  if (details === 'failed') return false;
  const hasFigures = details.level !== null || details.figures !== null || prices !== null;
  return !hasFigures && !hasMembers(data) && !hasMetrics(data);
}

/** Whether members are published, or withheld; true where that is not known. */
export function hasMembers({ constituents: list, contents }: Begun): boolean {
  if (list === 'failed' || (!list && contents === 'failed')) return true;
  if (list) return list.totalConstituents > 0 || list.withheld !== null;
  if (contents === null || contents === 'failed') return false;
  return contents.constituents > 0 || contents.constituentsWithheld !== null;
}

function hasMetrics({ sustainability, contents }: Begun): boolean {
  if (sustainability) return sustainability === 'failed' || sustainability.metrics.length > 0;
  return contents === 'failed' || (contents?.sustainability ?? 0) > 0;
}
