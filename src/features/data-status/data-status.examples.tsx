import type { Gallery } from '#src/ui/gallery.ts';
import { DataStatusPage, type DataStatus } from './data-status-page.tsx';

const world = { fundId: 'WORLD', portfolioName: 'Example World NTR USD' };
const published = '2026-11-20T22:10:00.000Z';

const complete: DataStatus = {
  version: {
    release: 12,
    label: 'November review',
    published,
    figureRules: 3,
    appliedRules: 3,
    firstPublished: published,
    firstKept: published,
  },
  dates: {
    levelDates: [
      {
        frequency: 'monthly',
        lastDate: '2026-10-30',
        nextDue: { date: '2026-11-30', by: '2999-12-11T22:30:00.000Z' },
        lateFrom: '2999-12-11T22:30:00.000Z',
        numberOfIndexes: 21,
        indexes: [world],
      },
      {
        frequency: 'daily',
        lastDate: '2026-11-18',
        nextDue: { date: '2026-11-19', by: '2026-11-19T22:30:00.000Z' },
        lateFrom: '2026-11-19T22:30:00.000Z',
        numberOfIndexes: 2,
        indexes: [world, { fundId: 'ASIA', portfolioName: 'Example Asia Pacific PR JPY' }],
      },
    ],
    totalLevelDates: 312,
    numberOfIndexes: 475,
    numberOfIndexesContinued: 463,
  },
  corrections: {
    corrections: [
      {
        ...world,
        date: '2026-10-29',
        oldValue: 1010.5,
        newValue: 1010.25,
        reason: 'A late dividend',
        release: 10,
        restores: null,
        published: '2026-11-18T22:09:00.000Z',
      },
    ],
    totalCorrections: 6,
    matchedBySpelling: false,
    noticesOfCorrections: 2,
  },
  releases: {
    releases: [
      {
        release: 12,
        label: 'November review',
        published,
        figureRules: 3,
        withdrawn: false,
        withdrawnBy: null,
        pruned: null,
      },
      {
        release: 11,
        label: '',
        published: '2026-11-19T22:12:00.000Z',
        figureRules: 3,
        withdrawn: true,
        withdrawnBy: { release: 12, published, reason: 'Levels of the wrong day' },
        pruned: null,
      },
      {
        release: 10,
        label: '2026-11-18',
        published: '2026-11-18T22:09:00.000Z',
        figureRules: 2,
        withdrawn: false,
        withdrawnBy: null,
        pruned: null,
      },
      {
        release: 9,
        label: '2019-11-18',
        published: '2019-11-18T22:09:00.000Z',
        figureRules: 1,
        withdrawn: false,
        withdrawnBy: null,
        pruned: '2026-01-05T08:00:00.000Z',
      },
    ],
    totalReleases: 12,
  },
};

const withoutCalendar: DataStatus = {
  ...complete,
  dates: {
    levelDates: [
      {
        frequency: 'daily',
        lastDate: '2026-11-19',
        nextDue: null,
        lateFrom: '2026-12-01T00:00:00.000Z',
        numberOfIndexes: 1,
        indexes: [world],
      },
    ],
    totalLevelDates: 1,
    numberOfIndexes: 3,
    numberOfIndexesContinued: 1,
  },
  corrections: {
    corrections: [],
    totalCorrections: 0,
    matchedBySpelling: false,
    noticesOfCorrections: 0,
  },
};

/** The page in each of its states. */
export const dataStatusExamples: readonly { name: string; data: DataStatus }[] = [
  { name: 'a late level, a withdrawn release', data: complete },
  { name: 'no calendar, no corrections', data: withoutCalendar },
  {
    name: 'parts that cannot be loaded',
    data: { ...complete, dates: 'failed', corrections: 'failed', releases: 'failed' },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Data status',
  examples: dataStatusExamples.map(({ name, data }) => ({
    name,
    content: <DataStatusPage language={language} data={data} />,
  })),
});
