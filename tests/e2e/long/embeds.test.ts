import { expect, inject, test } from 'vitest';
import { demoIndexes } from '../../support/demo-indexes.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expectEverythingFits } from '../../support/looks.ts';
import { otherSite } from '../../support/other-site.ts';
import { untilDrawn, visit } from '../../support/visits.ts';
import { embedHeights, embedNames, indexEmbed } from '#src/urls/embeds.ts';

const { fundId } = demoIndexes.full;

test('the code that a visitor copies shows chart and figures on another site, as high as they are', async () => {
  const page = await visit(`/indexes/details/${fundId}?period=1Y`);
  const codes = page.locator('details', { hasText: /^Embed/ });
  for (const one of await codes.all()) await one.locator('summary').click();
  // The server of the tests learns its port only when it listens.
  const here = (text: string) => text.replaceAll('http://localhost:0', inject('demoUrl'));
  const code = (await codes.locator('code').allTextContents()).map(here);
  expect(code.map((text) => /\/([^/?"]+)[?"]/.exec(text.split('/embed/')[1]!)?.[1])).toEqual([
    'levels',
    'drawdown',
    'figures',
    'levels',
    'drawdown',
    'figures',
    'calendar-years',
    'calendar-years',
    'composition',
    'composition',
  ]);
  const other = await visit(await otherSite(code.join('\n')), { isAwake: false });
  // Those that are far below come when a reader does, who looks at each before he goes on.
  for (const frame of await other.locator('iframe').all()) {
    await frame.scrollIntoViewIfNeeded();
    const content = frame.contentFrame().locator('img, table').first();
    const isShown = () =>
      content.evaluate((one) => !(one instanceof HTMLImageElement) || one.naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
  }
  const [live, figures] = [0, 2].map((at) => other.frameLocator('iframe').nth(at));
  const picture = live!.getByRole('img', { name: 'Levels of Plumbline World NTR USD' });
  expect(await picture.isVisible()).toBe(true);
  await expect.poll(() => figures!.getByRole('row').count()).toBeGreaterThan(5);
  const heights = () =>
    other
      .locator('iframe')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('height'))));
  const inside = async () => {
    const frames = other.frames().slice(1);
    return Promise.all(
      frames.map((one) => one.evaluate(() => document.documentElement.offsetHeight)),
    );
  };
  await expect
    .poll(async () => JSON.stringify(await heights()) === JSON.stringify(await inside()))
    .toBe(true);
  const link = live!.getByRole('link');
  const href = (await link.getAttribute('href')) ?? '';
  expect(here(href)).toBe(`${inject('demoUrl')}/indexes/details/${fundId}?period=1Y`);
  // But for the choice that every visit of a test begins with, there is no cookie.
  const cookies = await other.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['OptanonConsent']);
});

/** Another site with one embed of a height that no content has, and what it shows once it has come. */
async function framed(name: string, above = '') {
  const src = `${inject('demoUrl')}/embed/indexes/${fundId}/${name}`;
  const frame = `${above}<iframe src="${src}" height="40"></iframe>`;
  const other = await visit(await otherSite(frame), { isAwake: false });
  const content = other.frames()[1]!;
  // Not of the empty document that a frame begins with, which is loaded at once.
  await content.waitForURL(src);
  const height = () => content.evaluate(() => String(document.documentElement.offsetHeight));
  return { other, content, height, shown: () => other.locator('iframe').getAttribute('height') };
}

const hostScript = () => ({ url: `${inject('demoUrl')}/embed/host.js` });

test('a frame that was quicker than the script around it becomes as high as its content', async () => {
  const { other, content, height, shown } = await framed('figures');
  // An observer speaks between two frames of animation: it has spoken, and nobody heard it.
  await untilDrawn(content);
  await other.addScriptTag(hostScript());
  await expect.poll(shown).toBe(await height());
});

test('a frame out of sight, where browsers pause observers, is as high as its picture', async () => {
  const { other, height, shown } = await framed('levels', '<p style="height:5000px">');
  await other.addScriptTag(hostScript());
  expect(Number(await height())).toBeGreaterThan(100);
  await expect.poll(shown).toBe(await height());
});

test.each(['levels', 'drawdown?lang=ja-jp&theme=dark', 'figures', 'figures?lang=ja-jp&theme=dark'])(
  'an embed has room for everything and no violation (%s)',
  async (asked) => {
    for (const width of [320, 900]) {
      const page = await visit(`/embed/indexes/${fundId}/${asked}`, {
        isAwake: false,
        viewport: { width, height: 500 },
      });
      await page.waitForLoadState();
      await expectEverythingFits(page);
      await expectAccessible(page);
    }
  },
);

test.each(embedNames.map((name) => [indexEmbed(fundId, name), embedHeights[name]] as const))(
  'the frame that oEmbed names shows all of %s without scrolling',
  async (address, height) => {
    const page = await visit(address, { isAwake: false, viewport: { width: 640, height } });
    await page.waitForLoadState();
    const needed = () => page.evaluate(() => document.documentElement.offsetHeight);
    const picture = page.locator('img');
    if ((await picture.count()) > 0) {
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
    }
    expect(await needed()).toBeLessThanOrEqual(height);
  },
);

const pair = 'PLEMD_TR_EURH,PLEMD_TR_USD';
const many = `${pair},PLWLD_NTR_USD,PLEUR_NTR_USD,PLJG1_TR_JPY,PLIBU_TR_USD,PLGIL_TR_USDH,PLEGL_TR_EUR`;

test.each([
  [640, `/indexes/compare?ids=${pair}`],
  [640, `/indexes/compare?ids=${many}`],
  [640, `/ja-jp/indexes/compare?ids=${many}`],
  [480, `/indexes/compare?ids=${many}`],
  [320, `/indexes/compare?ids=${many}`],
  [640, '/indexes/blend?of=PLWLD_NTR_USD*60,PLEUR_NTR_USD*40'],
])('the frame of %i pixels that oEmbed names shows all of %s', async (width, address) => {
  const site = inject('demoUrl');
  const asked = `/oembed?maxwidth=${width}&url=`;
  // The server of the tests learns its port only when it listens.
  const page = encodeURIComponent(`http://localhost:0${address}`);
  const answer = (await (await fetch(site + asked + page)).json()) as Record<string, string>;
  const height = Number(answer['height']);
  const src = /src="http:\/\/localhost:0([^"]+)"/.exec(answer['html'] ?? '')?.[1] ?? '';
  const frame = await visit(src.replaceAll('&amp;', '&'), {
    isAwake: false,
    viewport: { width, height },
  });
  // A document that is merely read has no styles yet.
  await frame.waitForLoadState();
  const needed = await frame.evaluate(() => document.documentElement.offsetHeight);
  expect(needed).toBeLessThanOrEqual(height);
  expect(needed).toBeGreaterThan(height * 0.7);
});
