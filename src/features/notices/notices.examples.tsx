import type { NoticeAnswer } from '#src/contract/api/endpoints/notice-endpoints.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { NoticePage } from './notice-page.tsx';
import { readNoticeQuery } from './notice-query.ts';
import { NoticesPage, type NoticesData } from './notices-page.tsx';

const launch: NoticeAnswer = {
  noticeId: 'launch-world-automation',
  title: 'Launch of Example World Automation',
  date: '2026-10-29',
  effectiveDate: '2026-11-12',
  type: { value: 'launch', label: 'Launch' },
  paragraphs: ['The index is calculated and published from 12 November 2026 on.'],
  families: ['Example Themes'],
  indexes: [{ fundId: 'AUTO', portfolioName: 'Example World Automation NTR USD' }],
};

const options: NoticesData['options'] = [
  {
    field: { name: 'Type', tag: 'type' },
    values: [
      { value: 'launch', label: 'Launch', count: 2 },
      { value: 'review', label: 'Review', count: 40 },
    ],
  },
];

/** The list of notices in each of its states. */
const listExamples: readonly { name: string; data: NoticesData }[] = [
  {
    name: 'the newest of many',
    data: {
      query: readNoticeQuery({}),
      options,
      rows: { rows: [launch], total: 72, matchedBySpelling: false },
    },
  },
  {
    name: 'nothing matches',
    data: {
      query: readNoticeQuery({ filterPattern: 'zzzz' }),
      options,
      rows: { rows: [], total: 0, matchedBySpelling: false },
    },
  },
  {
    name: 'an address that is refused',
    data: {
      query: readNoticeQuery({ type: 'gossip' }),
      options: 'failed',
      rows: {
        refused: [{ parameter: 'type', value: 'gossip', nearest: null }],
      },
    },
  },
];

/** A notice with everything, and one with the least. */
const noticeExamples: readonly { name: string; notice: NoticeAnswer }[] = [
  { name: 'with indexes and families', notice: launch },
  {
    name: 'without a day, an index or a family',
    notice: { ...launch, effectiveDate: null, indexes: [], families: [] },
  },
];

export const gallery: Gallery = (language) => ({
  title: 'Notices',
  examples: [
    ...listExamples.map(({ name, data }) => ({
      name,
      content: <NoticesPage language={language} data={data} />,
    })),
    ...noticeExamples.map(({ name, notice }) => ({
      name,
      content: <NoticePage language={language} notice={notice} />,
    })),
  ],
});
