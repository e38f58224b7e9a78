/** The sections of the index page by anchor, in their default order. */
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

/** Sections that no provider can leave out, because visitors must be informed. */
export const lastingSections: readonly IndexSectionId[] = ['corrections', 'disclaimer'];
