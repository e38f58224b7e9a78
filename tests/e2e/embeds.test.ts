import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { demoIndexes } from '../support/demo-indexes.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectEverythingFits } from '../support/looks.ts';
import { visit } from '../support/visits.ts';

const { fundId } = demoIndexes.full;

/** A site of somebody else, at an origin of its own, whose only page has this body. */
async function otherSite(body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Other</title><body style="width:600px">${body}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('the code that a visitor copies shows chart and figures on another site, as high as they are', async () => {
  const page = await visit(`/indexes/details/${fundId}?period=1Y`);
  const codes = page.locator('details', { hasText: 'Embed on your site' });
  await codes.locator('summary').click();
  // The server of the tests learns its port only when it listens.
  const here = (text: string) => text.replaceAll('http://localhost:0', inject('demoUrl'));
  const code = (await codes.locator('code').allTextContents()).map(here);
  expect(code).toHaveLength(3);
  const other = await visit(await otherSite(code.join('\n')), { isAwake: false });
  const [live, figures] = [0, 1].map((at) => other.frameLocator('iframe').nth(at));
  const picture = live!.getByRole('img', { name: 'Levels of Plumbline World NTR USD' });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
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

test.each(['levels', 'drawdown?lang=ja-jp&theme=dark', 'figures', 'figures?lang=ja-jp&theme=dark'])(
  'an embed has room for everything and no violation (%s)',
  async (asked) => {
    for (const width of [320, 900]) {
      const page = await visit(`/embed/indexes/${fundId}/${asked}`, {
        isAwake: false,
        viewport: { width, height: 500 },
      });
      await expectEverythingFits(page);
      await expectAccessible(page);
    }
  },
);
