import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { openSiteApp, type SiteApp } from '../../support/site-app.ts';

const { fundId } = demoIndexes.full;
const origin = 'https://indexes.example';

let site: SiteApp;
beforeAll(async () => {
  site = await openSiteApp();
});
afterAll(() => site.close());

/** A notice of today, and one that is announced later. */
async function announce(noticeId: string, date: string, number: number): Promise<void> {
  const body = {
    noticeId,
    date,
    effectiveDate: null,
    type: 'review' as const,
    families: [],
    indexFundIds: [fundId],
    title: { 'en-us': 'A review & more' },
    paragraphs: { 'en-us': ['First'] },
  };
  const draft = await beginRelease(site.store, { label: 'x', note: '', sourceHash: 'x' });
  await draft.putItems('notice', [{ key: noticeId, body }]);
  await draft.flip();
  await site.untilServed(number);
}

async function textAt(path: string): Promise<string> {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** What an Atom document says of itself: its links by their relation, its entries, whether it is an archive. */
async function documentAt(path: string) {
  const text = await textAt(path);
  const links = Array.from(
    text.matchAll(/<link rel="([^"]*)" type="application\/atom\+xml" href="([^"]*)"\/>/g),
    ([, rel = '', href = '']) => [rel, href.replaceAll('&amp;', '&').replace(origin, '')],
  );
  const entries = Array.from(
    text.matchAll(/<entry>\s*<id>([^<]*)<\/id>.*?<published>([^<]*)/gs),
    ([, id = '', day = '']) => ({ id, day: day.slice(0, 10) }),
  );
  return {
    path,
    text,
    id: /<feed[^>]*>\s*<id>([^<]*)/.exec(text)?.[1],
    links: Object.fromEntries(links) as Partial<Record<string, string>>,
    entries,
    isArchive: /xmlns:fh="http:\/\/purl\.org\/syndication\/history\/1\.0".*<fh:archive\/>/s.test(
      text,
    ),
  };
}

/** A feed, and all its archives, the newest first. */
async function wholeFeed(path: string) {
  const documents = [await documentAt(path)];
  for (let older = documents[0]!.links['prev-archive']; older && documents.length < 500;) {
    const archive = await documentAt(older);
    documents.push(archive);
    older = archive.links['prev-archive'];
  }
  return documents;
}

async function noticeIds(query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = JSON.parse(await textAt(`/api/notices?${query}&size=200&page=${page}`)) as {
      notices: { noticeId: string }[];
    };
    if (answer.notices.length === 0) return ids.toSorted();
    ids.push(...answer.notices.map(({ noticeId }) => `${origin}/notices/${noticeId}`));
  }
}

test.each([
  ['/notices/feed.xml', ''],
  ['/notices/feed.xml?type=review&type=launch', 'type=review&type=launch'],
  [`/notices/feed.xml?index=${fundId}`, `index=${fundId}`],
  ['/notices/feed.xml?family=Plumbline+Global+Equity&asof=1', null],
  [`/indexes/details/${fundId}/feed.xml`, null],
  ['/corrections/feed.xml', null],
  ['/ja-jp/insights/feed.xml', null],
])(
  'a feed and its archives hold every entry, and lead to each other (%s)',
  async (path, listed) => {
    const [feed, ...archives] = await wholeFeed(path);
    expect(feed!.isArchive).toBe(false);
    expect(feed!.links).toMatchObject({ self: path, current: path });
    expect(feed!.links['next-archive']).toBeUndefined();
    for (const [at, archive] of archives.entries()) {
      const { links, entries, text } = archive;
      expect([archive.isArchive, archive.id]).toEqual([true, feed!.id]);
      expect(links).toMatchObject({ self: archive.path, current: path });
      expect(links['next-archive']).toBe(archives[at - 1]?.path);
      // One month each, newest first.
      const months = new Set(entries.map(({ day }) => day.slice(0, 7)));
      expect([...months]).toEqual([/archive=(\d{4}-\d\d)/.exec(archive.path)?.[1]]);
      const updated = Array.from(text.matchAll(/<updated>([^<]*)/g), ([, of]) => of!);
      expect(updated[0]).toBe(updated.slice(1).toSorted().at(-1));
    }
    const days = archives.flatMap(({ entries }) => entries.map(({ day }) => day));
    expect(days).toEqual(days.toSorted().toReversed());
    const all = new Set([feed!, ...archives].flatMap(({ entries }) => entries.map(({ id }) => id)));
    if (listed !== null) expect([...all].toSorted()).toEqual(await noticeIds(listed));
    if (path.startsWith('/notices') || path.includes('details')) {
      expect(archives.length).toBeGreaterThan(2);
    }
  },
);

test('archives stay as they are when something new is announced; the newest month is archived when it is over', async () => {
  const path = `/indexes/details/${fundId}/feed.xml`;
  const before = await wholeFeed(path);
  await announce('later-this-month', before[0]!.entries[0]!.day, 2);
  const same = await wholeFeed(path);
  expect(same[0]!.entries).toHaveLength(
    before[0]!.entries.length + (before[0]!.entries.length < 50 ? 1 : 0),
  );
  expect(same.slice(1).map(({ text }) => text)).toEqual(before.slice(1).map(({ text }) => text));
  await announce('in-another-month', '2027-01-04', 3);
  const later = await wholeFeed(path);
  expect(later).toHaveLength(before.length + 1);
  expect(later[1]!.entries.map(({ id }) => id)).toContain(`${origin}/notices/later-this-month`);
  // Those before the newest archive name the same archives beside them.
  expect(later.slice(3).map(({ text }) => text)).toEqual(before.slice(2).map(({ text }) => text));
});

test('the JSON feed of an index has pages, too', async () => {
  const path = `/indexes/details/${fundId}/feed.json`;
  type Json = { next_url?: string; items: { id: string }[] };
  const seen: string[] = [];
  for (let at: string | undefined = path; at;) {
    const feed: Json = JSON.parse(await textAt(at)) as Json;
    seen.push(...feed.items.map(({ id }) => id));
    at = feed.next_url?.slice(origin.length);
  }
  const atom = await wholeFeed(path.replace('.json', '.xml'));
  const all = new Set(atom.flatMap(({ entries }) => entries.map(({ id }) => id)));
  expect(seen.toSorted()).toEqual([...all].toSorted());
});

test.each([
  ['/notices/feed.xml?archive=2025', 400, 'a month like 2026-10'],
  ['/notices/feed.xml?archive=1999-01', 404, 'archived for 1999-01'],
  ['/insights/feed.xml?archive=2099-01', 404, 'archived for 2099-01'],
  ['/notices/feed.xml?page=2', 400, 'page'],
  ['/notices/feed.json?archive=2025-10', 400, 'archive'],
  [`/indexes/details/${fundId}/calendar.ics?archive=2025-10`, 400, 'archive'],
])('%s is refused (%i)', async (path, status, words) => {
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, status]);
  expect(JSON.stringify(await answer.json())).toContain(words);
});
