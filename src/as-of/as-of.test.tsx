import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MissingRelease } from '#src/client/page/release-of-page.ts';
import { missingReleaseTitle } from '#src/client/page/missing-release.ts';
import { PageForm } from '#src/ui/controls/page-form.tsx';
import { AsOfProvider, PageLink } from '#src/ui/page-link.tsx';
import { textOf } from '../../tests/support/text-of.ts';
import { beforeFirst, exampleReleases, exampleShown } from './as-of.examples.tsx';
import { AsOfNotice } from './as-of-notice.tsx';
import { MissingReleaseView } from './missing-release-view.tsx';
import { ReleaseChoice } from './release-choice.tsx';

/** As it stands on a page that is asked for as of release 7. */
const render = (content: ReactNode) =>
  renderToStaticMarkup(<AsOfProvider value="7">{content}</AsOfProvider>);

const search = '?region=World&region=Europe&asof=7';
const notice = (asked = search, shown = exampleShown) =>
  render(
    <AsOfNotice
      shown={shown}
      releases={exampleReleases}
      path="/documents"
      search={asked}
      language="en-us"
    />,
  );

test('a page as of a release says in one line which it is, and leads to the same page of today', () => {
  const html = notice();
  expect(textOf(html)).toContain('As published on 30 Oct 2026 (release 7)');
  expect(html).toContain('href="/documents?region=World&amp;region=Europe" data-page-link');
  expect(html).toMatch(/<a href="\/status#releases"[^>]*>All releases</);
});

test('where figures were made by other rules when it was published, it says so and leads to what changed', () => {
  const rulesText = 'Figures follow from its levels by today’s rules (number 3)';
  expect(textOf(notice())).toContain(`${rulesText}; when it was published, rules number 1 held.`);
  expect(notice()).toContain('href="/status#rules"');
  expect(textOf(notice(search, { ...exampleShown, figureRules: 3 }))).not.toContain('rules');
});

test('another release is chosen among those that were published, and the rest of the address stays', () => {
  const html = notice();
  expect(html.match(/<option[^>]*>[^<]*/g)).toEqual([
    '<option value="9">20 Nov 2026 · 9',
    '<option value="7" selected="">30 Oct 2026 · 7 · October review',
    '<option value="1">30 Jan 2026 · 1',
  ]);
  expect(html.match(/<input type="hidden"[^>]*>/g)).toEqual([
    '<input type="hidden" name="region" value="World"/>',
    '<input type="hidden" name="region" value="Europe"/>',
  ]);
});

test('a release that is older than those offered is offered too, where it is shown', () => {
  const html = render(
    <ReleaseChoice
      path="/documents"
      search=""
      shown={2}
      releases={exampleReleases}
      language="en-us"
    />,
  );
  expect(html).toContain('<option value="2" selected="">release 2');
});

test('links and forms of such a page lead to pages as of the same release, those to data and elsewhere do not', () => {
  const hrefOf = (href: string) =>
    /href="([^"]*)"/.exec(render(<PageLink href={href}>x</PageLink>))?.[1];
  expect(hrefOf('/documents')).toBe('/documents?asof=7');
  expect(hrefOf('/documents?page=2#main')).toBe('/documents?page=2&amp;asof=7#main');
  expect(hrefOf('/status?asof=3')).toBe('/status?asof=3');
  for (const elsewhere of ['/api/notices', 'https://x.example/', '#main', 'mailto:a@x.example']) {
    expect(hrefOf(elsewhere)).toBe(elsewhere);
  }
  const form = render(<PageForm action="/documents">{null}</PageForm>);
  expect(form).toContain('<input type="hidden" name="asof" value="7"/>');
  expect(renderToStaticMarkup(<PageForm action="/documents">{null}</PageForm>)).not.toContain(
    'asof',
  );
});

const missing = (given: Partial<MissingRelease>) =>
  render(
    <MissingReleaseView
      missing={{ ...beforeFirst, ...given }}
      title={missingReleaseTitle({ ...beforeFirst, ...given }, 'en-us')}
      path="/documents"
      search="?region=World&asof=99"
      language="en-us"
    />,
  );

test.each([
  ['2001-02-03', 'beforeFirst', 'Nothing was published by 3 Feb 2001'],
  ['99', 'noRelease', 'There is no release 99 to show'],
  ['2019-02-01', 'pruned', 'What was public as of 1 Feb 2019 is kept no longer'],
  ['2026-02-01', 'notInRelease', 'This page cannot be shown as of 1 Feb 2026'],
  ['soon', 'unreadable', '“soon” is neither a day nor a release'],
] as const)(
  'asked for as of %s a page says why it cannot (%s), and leads on',
  (asked, reason, why) => {
    const html = missing({ asked, reason });
    expect(textOf(html)).toContain(why);
    expect(textOf(html)).toContain(
      'Pages can be shown as of any day from 30 Jan 2026 on; the newest release (9) is of 20 Nov 2026.',
    );
    expect(html).toContain('href="/documents?region=World"');
  },
);

test('of a release that was taken back it says when, why, and what took its place', () => {
  const withdrawnBy = { release: 8, published: '2026-11-02T09:00:00Z', reason: 'Sent twice' };
  const text = textOf(missing({ asked: '7', reason: 'withdrawn', withdrawnBy }));
  expect(text).toContain('The provider took release 7 back');
  expect(text).toContain('Release 8 took its place on 2 Nov 2026. Reason given: Sent twice');
});
