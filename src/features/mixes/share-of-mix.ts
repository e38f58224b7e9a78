import type { PageContext } from '#src/client/page/page-context.ts';
import type { PageFacts } from '#src/client/page/page-head.ts';
import type { BlendPageData } from './blend/blend-page.tsx';
import type { ComparePageData } from './compare/compare-page.tsx';
import { mixShare } from '#src/urls/chart-pictures.ts';

type Shared = Pick<PageFacts, 'sharePicture'>;
type Made = ComparePageData['comparison'] | BlendPageData['blend'];

/** What networks show of a comparison or a blend, by its page: its chart, where one can be drawn. */
export function shareOfMix(made: Made, page: string, { language, asof }: PageContext): Shared {
  const chart = chartOf(made);
  return chart === null ? {} : { sharePicture: mixShare(chart, page, { lang: language, asof }) };
}

function chartOf(made: Made): 'blend' | 'compare' | null {
  if (made === null || 'reasons' in made) return null;
  if ('hypothetical' in made) return 'blend';
  const drawn = made.window ? 'levels' : 'ownLevels';
  return made.indexes.filter((one) => one[drawn] !== null).length > 1 ? 'compare' : null;
}
