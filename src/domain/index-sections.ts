/** Sections of the page of an index by their anchors, in the order of a provider who chooses none. */
export const indexSections = [
  'levels',
  'comparison',
  'characteristics',
  'returns',
  'risk',
  'composition',
  'constituents',
  'variants',
  'related',
  'sustainability',
  'documents',
  'notices-of-index',
  'products',
  'insights',
  'corrections',
  'about',
  'disclaimer',
] as const;

export type IndexSectionId = (typeof indexSections)[number];

/** What no provider may leave out: what visitors have to be told. */
export const lastingSections: readonly IndexSectionId[] = ['corrections', 'disclaimer'];
