import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardNames } from '#src/contract/provider/guards.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { runCommand } from '../../publishing/run-command.ts';
import { expectAccessible } from '../../support/axe.ts';
import { openPage } from '../../support/browser.ts';
import { tokensOf } from '../../support/newsroom-app.ts';
import { freePort } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { copiedDataDirectory } from '../../support/stores.ts';

const folders = temporaryFolders();
const today = dayOfIso('2026-11-20') ?? 0;
const accepted = { guards: guardNames, reason: 'As the source says' };

let site: RunningSite;
let settings: Record<string, string>;
let ada: string;
beforeAll(async () => {
  const dataDir = await copiedDataDirectory();
  const store = await openStore({ dataDir });
  const before = { 'levels/a.csv': 'date,AAA\n2026-11-18,100\n2026-11-19,101\n' };
  await publishFolder(store, { folder: folders.write('before', before), today, accepted });
  const after = { 'levels/a.csv': 'date,AAA\n2026-11-18,100\n2026-11-19,107.77\n' };
  const folder = folders.write('after', after);
  const actor = { name: 'ada', by: 'token', host: 'desk' } as const;
  await draftFolder(store, { folder, today, accepted, actor, label: 'A corrected level' });
  ({ ada = '' } = await tokensOf(store, { ada: 'author' }));
  await store.close();
  const [newsroom, previews] = [await freePort(), await freePort()];
  settings = { NEWSROOM_PORT: String(newsroom), PREVIEW_PORT: String(previews) };
  site = await startSite(settings, dataDir);
});
afterAll(async () => {
  await site?.stop();
  folders.remove();
});

const newsroomAt = (path: string) =>
  `http://localhost:${settings['NEWSROOM_PORT']}/newsroom${path}`;
const previewAt = (path: string) => `http://localhost:${settings['PREVIEW_PORT']}${path}`;
const answers = () =>
  fetch(previewAt('/')).then(
    ({ status }) => status,
    () => null,
  );

test('a colleague sees the draft as the site would show it, by a link of the newsroom', async () => {
  await expect.poll(answers).toBe(404);
  const { page, expectNoErrors, close } = await openPage({});
  await page.goto(newsroomAt('/sign-in'));
  await page.getByLabel('Token').fill(ada);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: '1: A corrected level' }).click();
  const link = await page.getByRole('link', { name: 'Preview' }).getAttribute('href');
  await expectAccessible(page);
  await close();

  const colleague = await openPage({});
  const opened = await colleague.page.goto(link!, { timeout: 120_000 });
  expect(colleague.page.url()).toBe(previewAt('/'));
  expect(await opened!.headerValue('Cache-Control')).toBe('private, no-store');
  expect(await opened!.headerValue('X-Robots-Tag')).toContain('noindex');
  await colleague.page.goto(previewAt('/indexes/details/AAA'));
  const shown = await colleague.page.locator('body').innerText();
  expect(shown).toContain('107.77');
  expect(shown).toContain('draft 1 (A corrected level)');
  // What the draft changes is marked in its place, and a list leads to all of it.
  expect(await markOf(colleague.page, '#levels')).toBe('"Changed"');
  expect(await markOf(colleague.page, '#disclaimer')).toBe('none');
  await colleague.page.goto(previewAt('/indexes/screener'));
  expect(
    await colleague.page
      .locator('tr th', { hasText: 'Alpha' })
      .evaluate((cell) => getComputedStyle(cell).boxShadow),
  ).toMatch(/ -3px 0px 0px 0px$/);
  await colleague.page.getByRole('link', { name: /What changes/ }).click();
  await colleague.page.waitForURL(previewAt('/preview/changes'));
  expect(await colleague.page.locator('main').innerText()).toContain('107.77');
  await expectAccessible(colleague.page);
  await colleague.page.getByRole('link', { name: 'Alpha' }).click();
  await colleague.page.waitForURL(previewAt('/indexes/details/AAA#levels'));
  const elsewhere = await colleague.page
    .locator('a[href]')
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter((a) => /localhost|127\.0\.0\.1/.test(a.host) && a.host !== location.host)
        .map((a) => a.href),
    );
  expect(elsewhere).toEqual([]);
  expectNoErrors();
  await colleague.close();
  // The site itself knows nothing of it, and nobody without the link gets in.
  expect(await (await fetch(`${site.url}/indexes/details/AAA`)).text()).not.toContain('107.77');
  expect(await answers()).toBe(404);
  for (const path of ['/preview/changes', '/preview/marks.css']) {
    expect((await fetch(site.url + path)).status).toBe(404);
    expect((await fetch(previewAt(path))).status).toBe(404);
  }
});

/** What stands before a section by the stylesheet alone. */
const markOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((found) => getComputedStyle(found, '::before').content);

test('the command line prints such a link, good for as long as it is told', async () => {
  const env = { ...settings, DATA_DIR: site.dataDir, PLUMBLINE_TOKEN: ada };
  const printed = await runCommand(['preview', '1', '--link', '--for', '1m'], env);
  const answer = await fetch(printed.stdout.trim(), { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  const [, expires] = /Expires=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? [];
  expect(Date.parse(expires ?? '') - Date.now()).toBeLessThanOrEqual(61_000);
  const folder = await runCommand(['preview', folders.path('after'), '--link'], env);
  expect(folder.stderr).toContain('--link takes the number of a draft');
  const nowhere = await runCommand(['preview', '1', '--link'], { ...env, PREVIEW_PORT: '' });
  expect(nowhere.stderr).toContain('--link needs PREVIEW_PORT');
});
