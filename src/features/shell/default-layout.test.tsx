import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-of.ts';
import type { Language } from '#src/domain/language.ts';
import { DefaultLayout } from './default-layout.tsx';
import { fullNavigation, shellExamples } from './shell.examples.tsx';

type Place = {
  path?: string;
  search?: string;
  language?: Language;
  navigation?: typeof fullNavigation;
};

function render({ path = '/', search = '', language = 'en-us', ...rest }: Place = {}): string {
  return renderToStaticMarkup(
    <DefaultLayout
      language={language}
      navigation={rest.navigation ?? fullNavigation}
      path={path}
      search={search}
      searchBox={<form role="search" />}
      searchToggle={<button type="button">Search</button>}
    >
      <h1>A page</h1>
    </DefaultLayout>,
  );
}

test('LY-05 the first thing to focus is the link to the main content', () => {
  const html = render();
  const first = /<(a|button|input|select|textarea)\b[^>]*>/.exec(html)?.[0];
  expect(first).toContain('href="#main"');
  expect(html).toContain('<main id="main"');
});

test('LY-01 header, main content and footer stand in this order', () => {
  const html = render();
  const places = ['<header', '<main', '<footer'].map((tag) => html.indexOf(tag));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('LY-07 the logo leads home and names the provider', () => {
  expect(render()).toMatch(/<a href="\/"[^>]*aria-label="Example Indexes, home"/);
});

test('RT-20 active entries carry aria-current, the page itself as such', () => {
  const html = render({ path: '/indexes/screener/equity' });
  // The entry above it gives way to the one of the page.
  expect(html).not.toMatch(/href="\/indexes\/screener"[^>]* aria-current/);
  const below = render({ path: '/indexes/screener/other' });
  expect(below).toMatch(/href="\/indexes\/screener"[^>]* aria-current="true"/);
  expect(html).toMatch(/href="\/indexes\/screener\/equity"[^>]* aria-current="page"/);
  expect(html).not.toMatch(/href="\/"[^>]* aria-current/);
});

test('LY-06 a banner can be dismissed, and is optional', () => {
  expect(textOf(render())).toContain('New: multi-asset indexes');
  expect(render()).toContain('aria-label="Dismiss this message"');
  expect(render({ navigation: { ...fullNavigation, banner: null } })).not.toContain('Dismiss');
});

test('LY-11 the top hat names the house and leads to its other places and topics', () => {
  const html = render();
  const topHat = html.slice(html.indexOf('<nav'), html.indexOf('<header'));
  expect(topHat).toContain('href="https://group.example"');
  expect(textOf(topHat)).toBe(
    'Example Group Explore More from us Data API Asset classes Equity Fixed income',
  );
  // Opened and closed by the browser itself, also where no script runs.
  expect(topHat).toMatch(/popoverTarget="top-hat"/i);
});

test('LY-11 without a top hat the page stands', () => {
  const html = render({ navigation: { ...fullNavigation, topHat: null } });
  expect(html).not.toContain('Example Group');
  expect(html).toContain('<h1>A page</h1>');
});

test('LY-10 contact us leads to a form that works without scripts, in header and footer', () => {
  const html = render({ search: '?currency=USD' });
  expect(html.match(/href="\/contact-us"/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Contact us');
});

test('the footer leads to further pages of the provider, by group', () => {
  const html = render({});
  const footer = html.slice(html.indexOf('<footer'));
  expect(footer).toContain('aria-label="Policies"');
  expect(footer).toContain('href="/page/complaints"');
});

test('LY-12 the footer names provider, privacy policy, contacts and copyright', () => {
  const html = render();
  const footer = html.slice(html.indexOf('<footer'));
  const links = Array.from(footer.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>([^<]+)/g));
  const leads = Object.fromEntries(links.map(([, href, text]) => [text, href]));
  expect(leads).toMatchObject({
    'Example Indexes': 'https://provider.example',
    'Contact us': '/contact-us',
    'Privacy policy': 'https://provider.example/privacy',
    'europe@provider.example': 'mailto:europe@provider.example',
    '+44 20 5550 0100': 'tel:+442055500100',
  });
  expect(textOf(footer)).toContain(
    'Europe europe@provider.example +44 20 5550 0100 Japan japan@provider.example',
  );
  expect(footer).toContain('© Example Indexes Ltd');
});

test('LY-12 the footer has a button for the cookie settings', () => {
  const html = render();
  expect(html.slice(html.indexOf('<footer'))).toMatch(/<button[^>]*>Cookie settings<\/button>/);
});

test('the current year is no part of what is cached', () => {
  const html = render();
  expect(html.slice(html.indexOf('<footer'))).not.toMatch(/© *\d{4}/);
});

test('I18-02 the language switch leads to the same page with the same query', () => {
  const html = render({ path: '/indexes/screener', search: '?filterPattern=500' });
  expect(html).toContain('href="/ja-jp/indexes/screener?filterPattern=500" hrefLang="ja-JP"');
  expect(render({ path: '/', language: 'ja-jp' })).toContain('<a href="/" hrefLang="en-US"');
});

test('a site of invented data says so on every page, and a real provider’s site has no notice of it', () => {
  const notice = /<aside id="illustrative-data"[^>]*>/;
  expect(render()).toMatch(notice);
  expect(textOf(render())).toContain('An invented provider. None of its indexes exists.');
  const provider = { ...fullNavigation.provider, illustrativeNotice: null };
  expect(render({ navigation: { ...fullNavigation, provider } })).not.toMatch(notice);
});

test.each(shellExamples)('without an inline style: $name', ({ navigation, path, search }) => {
  expect(render({ navigation, path, search })).not.toContain('style=');
});
