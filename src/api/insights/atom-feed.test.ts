import { expect, test } from 'vitest';
import { atomFeed } from './atom-feed.ts';

const insight: Parameters<typeof atomFeed>[0]['insights'][number] = {
  articleId: '2601',
  articleName: 'risk-and-return',
  language: 'en-us',
  title: 'Risk & return: <not> "the same"',
  summary: 'A < B',
  date: '2026-11-18',
  updated: null,
  type: { value: 'research', label: 'Research' },
  assetTypes: ['equity'],
  strategists: [{ strategist: 'a', name: 'Ann Lee', role: 'Strategist' }],
  readingMinutes: 3,
  picture: null,
  blocks: [
    { kind: 'html', html: '<p>Risk & <a href="/indexes">return</a></p>' },
    {
      kind: 'chart',
      title: 'World & bonds',
      finding: null,
      marks: [],
      indexes: ['WORLD'],
      from: null,
      to: '2026-11-18',
      rebased: true,
      scale: 'linear',
    },
  ],
};

const feedIn = (language: 'en-us' | 'ja-jp', insights: (typeof insight)[]) =>
  atomFeed({
    language,
    publicUrl: 'https://indexes.example',
    siteName: 'Harbour',
    subtitle: 'Indexes',
    place: { path: '/insights/feed.xml' },
    released: '2026-11-19T22:00:00.000Z',
    insights,
  });

test('an entry has a lasting id, the canonical address, date and authors, and no markup of its texts', () => {
  const feed = feedIn('en-us', [insight]);
  expect(feed).toContain('<id>https://indexes.example/insights/article/2601</id>');
  expect(feed).toContain('href="https://indexes.example/insights/research/2601/risk-and-return"');
  expect(feed).toContain('<published>2026-11-18T00:00:00Z</published>');
  expect(feed).toContain('<author><name>Ann Lee</name></author>');
  expect(feed).toContain('<title>Risk &amp; return: &lt;not&gt; &quot;the same&quot;</title>');
});

test('IN-04 an article that was revised says so to those who follow the feed, as does the feed', () => {
  const revised = { ...insight, date: '2026-11-02', updated: '2026-11-20' };
  const [ofFeed, ...entries] = feedIn('en-us', [insight, revised]).split('<entry>');
  expect(ofFeed).toContain('<updated>2026-11-20T00:00:00Z</updated>');
  expect(entries[0]).toContain('<updated>2026-11-18T00:00:00Z</updated>');
  expect(entries[1]).toContain('<published>2026-11-02T00:00:00Z</published>');
  expect(entries[1]).toContain('<updated>2026-11-20T00:00:00Z</updated>');
});

test('I18-02 the Japanese feed says its language and leads to Japanese pages', () => {
  const feed = feedIn('ja-jp', [insight]);
  expect(feed).toContain('xml:lang="ja-JP"');
  expect(feed).toContain(
    '<link rel="self" type="application/atom+xml" href="https://indexes.example/ja-jp/insights/feed.xml"/>',
  );
  expect(feed).toContain('https://indexes.example/ja-jp/insights/research/2601/');
});

test('a feed without articles is a feed', () => {
  expect(feedIn('en-us', [])).toMatch(/<updated>2026-11-19T22:00:00.000Z<\/updated>[^]*<\/feed>/);
});

test('I18-10 an entry has the whole article, whose links are relative to it; a chart is a link to it', () => {
  const feed = feedIn('ja-jp', [insight]);
  const [, base, content] = /<content type="html" xml:base="([^"]*)">([^<]*)</.exec(feed) ?? [];
  expect(base).toBe('https://indexes.example/ja-jp/insights/research/2601/risk-and-return');
  const html = content
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  // The language of the article is that of its page.
  expect(html).toBe(
    '<p>Risk & <a href="/indexes">return</a></p>' +
      '<p><a href="/insights/research/2601/risk-and-return">World &amp; bonds</a></p>',
  );
});
