import { deprecations } from './deprecations.ts';

/** What a change means to callers: something was added, answers differ, a name is deprecated, or one is gone. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed'] as const;

type ApiChange = {
  /** The key of the words that describe the change in every language. */
  id: string;
  /** The day on which the change was released. */
  date: string;
  kind: (typeof changeKinds)[number];
  /** The calls below `/api`, parameters, fields or files that changed, as they are written in code. */
  names: readonly string[];
};

const made = [
  {
    id: 'statedLicences',
    date: '2026-12-01',
    kind: 'added',
    names: ['licence', 'licencesOfIndexes', '/data/{table}.metadata.json'],
  },
  {
    id: 'typedPoints',
    date: '2026-11-30',
    kind: 'added',
    names: ['assetType', '/portfolio-returns/points'],
  },
  { id: 'ownLevels', date: '2026-11-30', kind: 'added', names: ['ownLevels', '/compare'] },
  { id: 'deniedClauses', date: '2026-11-30', kind: 'changed', names: ['/screener/question'] },
  { id: 'sizesOfLosses', date: '2026-11-30', kind: 'changed', names: ['/screener/question'] },
  { id: 'yearsOfLevels', date: '2026-11-30', kind: 'changed', names: ['/data/levels/{year}'] },
  { id: 'memberWeights', date: '2026-11-29', kind: 'added', names: ['/index-details/working'] },
  { id: 'translations', date: '2026-11-29', kind: 'added', names: ['translations', '/documents'] },
  { id: 'nextReview', date: '2026-11-29', kind: 'added', names: ['nextReview', '/index-details'] },
  {
    id: 'mixedWorkings',
    date: '2026-11-29',
    kind: 'added',
    names: ['/compare/working', '/blend/working', 'page', '/index-details/working'],
  },
  {
    id: 'listedYears',
    date: '2026-11-27',
    kind: 'changed',
    names: ['columns', 'sortBy', '/figures', '/portfolio-returns', '/portfolio-returns/download'],
  },
  {
    id: 'measures',
    date: '2026-11-27',
    kind: 'changed',
    names: ['hasReturns', 'changeUnit', 'line', '/portfolio-returns', '/index/articles'],
  },
  { id: 'reasons', date: '2026-11-27', kind: 'added', names: ['reasons'] },
  {
    id: 'memberFields',
    date: '2026-11-27',
    kind: 'added',
    names: ['ownFields', '/index-details/constituents'],
  },
  {
    id: 'changedSince',
    date: '2026-11-26',
    kind: 'added',
    names: [
      'changedSince',
      '/portfolio-returns',
      '/our-resources/all-portfolios',
      '/investable-products/products',
      '/structured-products',
      '/documents',
      '/notices',
      '/corrections',
      '/index-details/corrections',
      '/insights/articles',
      '/index/articles',
    ],
  },
  { id: 'pageLinks', date: '2026-11-26', kind: 'added', names: ['Link'] },
  { id: 'ownFields', date: '2026-11-26', kind: 'added', names: ['ownFields', '/index-details'] },
  { id: 'isPresent', date: '2026-11-26', kind: 'added', names: ['isPresent', '/figures'] },
  { id: 'usLetter', date: '2026-11-26', kind: 'added', names: ['paper', '/blend/download'] },
  { id: 'shownDigits', date: '2026-11-26', kind: 'changed', names: ['/index-details/figures'] },
  { id: 'beingPrepared', date: '2026-11-26', kind: 'changed', names: ['asof'] },
  { id: 'feedPages', date: '2026-11-26', kind: 'removed', names: ['page', '/notices/feed.xml'] },
  { id: 'register', date: '2026-11-25', kind: 'added', names: ['/figures', 'columns', 'sortBy'] },
  { id: 'working', date: '2026-11-25', kind: 'added', names: ['/index-details/working'] },
  { id: 'mixes', date: '2026-11-25', kind: 'added', names: ['/compare', '/blend'] },
  { id: 'export', date: '2026-11-25', kind: 'added', names: ['/portfolio-returns/download'] },
  { id: 'unknownValues', date: '2026-11-25', kind: 'changed', names: ['values'] },
  { id: 'dataFiles', date: '2026-11-24', kind: 'added', names: ['/data/datapackage.json'] },
  { id: 'asof', date: '2026-11-23', kind: 'added', names: ['asof'] },
] as const satisfies readonly ApiChange[];

export const apiChangeIds = ['deprecated', ...made.map(({ id }) => id)] as const;

type ApiChangeId = (typeof apiChangeIds)[number];

/** Every change of the API, newest day first, including deprecations. */
export const apiChanges: readonly (Omit<ApiChange, 'id'> & { id: ApiChangeId })[] = [
  ...deprecations.map(({ what, instead, since }) => ({
    id: 'deprecated' as const,
    date: since,
    kind: 'deprecated' as const,
    names: [what, instead],
  })),
  ...made,
].toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
