import { expect, onTestFinished, test } from 'vitest';
import { startOutsideService } from '../../support/outside-service.ts';
import { openSiteApp } from '../../support/site-app.ts';

async function siteWith(settings: Record<string, string>) {
  const site = await openSiteApp(settings);
  onTestFinished(() => site.close());
  return site;
}

test('LY-15 the fonts are our own unless a fonts service is configured', async () => {
  const own = await (await siteWith({})).get('/');
  expect(own.headers.get('content-security-policy')).toContain("font-src 'self';");
  expect(await own.text()).toMatch(/<link rel="preload" href="\/assets\/source-sans[^"]+woff2"/);
  const site = await siteWith({
    FONT_STYLESHEET_URL: 'https://fonts.example/css?family=Text',
    FONT_FILES: 'https://files.fonts.example',
  });
  const page = await site.get('/');
  const html = await page.text();
  expect(html).toMatch(
    /<link rel="stylesheet" href="https:\/\/fonts\.example\/css\?family=Text" media="print"/,
  );
  expect(html).not.toContain('rel="preload" href="/assets/source-sans');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("style-src 'self' https://fonts.example;");
  expect(policy).toContain("font-src 'self' https://fonts.example https://files.fonts.example;");
});

test('LY-11 the page shows the top hat of another content service, and never its credential', async () => {
  const topHat = {
    logo: { text: 'Another House', href: 'https://house.example' },
    drawerLinks: [],
    taxonomyLists: [],
  };
  const service = await startOutsideService({ data: { topHat } });
  onTestFinished(() => service.close());
  const site = await siteWith({
    CONTENT_GRAPHQL_URL: service.url,
    CONTENT_GRAPHQL_TOKEN: 'secret-of-the-server',
  });
  const html = await (await site.get('/')).text();
  expect(html).toContain('Another House');
  expect(html).not.toContain('secret-of-the-server');
});

test('LY-11 without its content service the page stands, without a top hat', async () => {
  // Nothing listens on port 1.
  const site = await siteWith({ CONTENT_GRAPHQL_URL: 'http://127.0.0.1:1/graphql' });
  const page = await site.get('/');
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<footer');
  expect(html).not.toContain('popovertarget="top-hat"');
  expect(await (await site.get('/api/navigation/top-hat')).json()).toEqual({ topHat: null });
});
