import type { Part } from '#src/client/calls/parts.ts';
import type { ContentPageAnswer, ShownSection } from '#src/contract/api/page-answers.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';

/** The last published level of an index, and the one before it. */
export type LatestLevel = { date: string; value: number; previous: number | null };

/** Rows of a component's list; the screener can do without (NV-05). */
export type ListData =
  | { portfolios: Part<EndpointAnswer<'portfolioReturns'>> }
  | { documents: EndpointAnswer<'documents'> }
  | { structuredProducts: EndpointAnswer<'structuredProducts'> };

/** A page with what its sections show (TP-05). */
export type ContentPageData = {
  page: ContentPageAnswer;
  /** By the secId of each featured index; null where it has none. */
  levels: Record<string, LatestLevel | 'failed' | null>;
  /** By the place of each component, see `placeOf`. */
  lists: Record<string, ListData>;
};

export type SectionOf<Type extends ShownSection['type']> = Extract<ShownSection, { type: Type }>;

export type ColumnComponent = SectionOf<'oneColumnSection'>['components'][number];

/** Names a component by where it stands: the fourth section's first is `3.0`. */
export function placeOf(section: number, component: number): string {
  return `${section}.${component}`;
}
