import type { MissingRelease } from '#src/client/page/release-of-page.ts';
import { missingReleaseTitle } from '#src/client/page/missing-release.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { AsOfNotice } from './as-of-notice.tsx';
import type { ListedRelease } from './load-releases.ts';
import { MissingReleaseView } from './missing-release-view.tsx';

const published = (release: number, day: string, label = ''): ListedRelease => ({
  release,
  label,
  published: `${day}T21:00:00.000Z`,
  figureRules: 3,
  withdrawn: false,
  withdrawnBy: null,
  pruned: null,
});

/** It was published by earlier rules of figures. */
export const exampleShown = {
  release: 7,
  published: '2026-10-30T21:00:00.000Z',
  figureRules: 1,
  appliedRules: 3,
};

export const exampleReleases = [
  published(9, '2026-11-20'),
  published(7, '2026-10-30', 'October review'),
  published(1, '2026-01-30'),
];

/** A page is asked for as of a day on which nothing was published yet. */
export const beforeFirst: MissingRelease = {
  asked: '2001-02-03',
  reason: 'beforeFirst',
  withdrawnBy: null,
  current: { release: 9, published: '2026-11-20T21:00:00.000Z' },
  firstDay: '2026-01-30',
};

const withdrawnBy = {
  release: 8,
  published: '2026-11-02T09:00:00.000Z',
  reason: 'A file was sent twice',
};

const withdrawn: MissingRelease = { ...beforeFirst, asked: '7', reason: 'withdrawn', withdrawnBy };

const place = { path: '/documents', search: '?asof=7' };

export const gallery: Gallery = (language) => ({
  title: 'Page as of a release',
  examples: [
    {
      name: 'which release a page shows',
      content: (
        <AsOfNotice
          shown={exampleShown}
          releases={exampleReleases}
          {...place}
          language={language}
        />
      ),
    },
    {
      name: 'nothing was published by that day',
      content: (
        <MissingReleaseView
          missing={beforeFirst}
          title={missingReleaseTitle(beforeFirst, language)}
          {...place}
          language={language}
        />
      ),
    },
    {
      name: 'the release was taken back',
      content: (
        <MissingReleaseView
          missing={withdrawn}
          title={missingReleaseTitle(withdrawn, language)}
          {...place}
          language={language}
        />
      ),
    },
  ],
});
