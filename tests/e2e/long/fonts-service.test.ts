import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { startTcpGate, type TcpGate } from '../../support/tcp-gate.ts';
import { untilScriptsRun } from '../../support/visits.ts';

const fonts = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/css');
  response.end(':root { --of-the-fonts-service: there }');
});
let gate: TcpGate;
let site: RunningSite;
beforeAll(async () => {
  await new Promise<void>((resolve) => fonts.listen(0, '127.0.0.1', resolve));
  gate = await startTcpGate((fonts.address() as AddressInfo).port);
  site = await startSite({ FONT_STYLESHEET_URL: `http://127.0.0.1:${gate.port}/fonts.css` });
});
afterAll(async () => {
  await site?.stop();
  gate.close();
  fonts.close();
});

test('LY-15 a fonts service that hangs keeps no page back; its styles come when it answers', async () => {
  gate.shut();
  const { page, expectNoErrors, close } = await openPage({ baseURL: site.url });
  await page.goto('/', { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(painted).toBeGreaterThan(0);
  await untilScriptsRun(page);
  gate.open();
  const styled = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--of-the-fonts-service'),
    );
  await expect.poll(styled).toBe('there');
  expectNoErrors();
  await close();
}, 60_000);
