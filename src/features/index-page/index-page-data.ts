import type { IndexCore } from './index-core.ts';
import type { indexPageSections } from './sections/sections.ts';

type Loaded = NonNullable<(typeof indexPageSections)[number]['loaded']>;
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** What the sections load, each part by its name. */
export type SectionParts = UnionToIntersection<Loaded>;

/** Data of a page of which every section is loaded. */
export type WholeIndexPage = IndexCore & SectionParts;

/** Data of a page of which some sections are still to be loaded. */
export type IndexPageData = IndexCore & Partial<SectionParts>;
