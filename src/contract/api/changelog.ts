import { deprecations } from './deprecations.ts';

/** What a change means to who calls: there is more, answers differ, a name may be gone one day, or is gone. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed'] as const;

type ApiChange = {
  /** Names the words that say what changed, in every language. */
  id: string;
  /** The day on which it came. */
  date: string;
  kind: (typeof changeKinds)[number];
  /** Calls below `/api`, parameters, fields or files, as they stand in code. */
  names: readonly string[];
};

const made = [
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

/** Every change of the API, the newest day first, names that became deprecated among them. */
export const apiChanges: readonly (Omit<ApiChange, 'id'> & { id: ApiChangeId })[] = [
  ...deprecations.map(({ what, instead, since }) => ({
    id: 'deprecated' as const,
    date: since,
    kind: 'deprecated' as const,
    names: [what, instead],
  })),
  ...made,
].toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
