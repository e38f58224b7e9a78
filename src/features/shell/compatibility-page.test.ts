import { expect, test } from 'vitest';
import { compatibilityPage } from './compatibility-page.ts';

test('BR-01 the warning names the provider and the four supported browsers, without a script', () => {
  const page = compatibilityPage('en-us', 'Plumbline');
  // The logo as a picture that such a browser can show.
  expect(page).toMatch(/<img src="[^"]+\.png"/);
  for (const text of ['Plumbline', 'Chrome', 'Firefox', 'Edge', 'Safari', 'not supported']) {
    expect(page).toContain(text);
  }
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<svg');
});

test('BR-02 the message is in the language of the address', () => {
  expect(compatibilityPage('ja-jp', 'Plumbline')).toContain('最新版をお使いください');
  expect(compatibilityPage('ja-jp', 'Plumbline')).toContain('lang="ja-JP"');
});

test("a provider's name cannot add markup", () => {
  expect(compatibilityPage('en-us', 'A <b>&</b> "B"')).toContain(
    'A &lt;b&gt;&amp;&lt;/b&gt; &quot;B&quot;',
  );
});
