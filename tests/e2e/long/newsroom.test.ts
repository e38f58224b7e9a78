import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardNames } from '#src/contract/provider/guards.ts';
import { dayOfIso } from '#src/domain/day.ts';
import { draftFolder } from '#src/publishing/drafts/make-draft.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { expectAccessible } from '../../support/axe.ts';
import { brokenIn } from '../../support/broken-words.ts';
import { openPage } from '../../support/browser.ts';
import { tokensOf } from '../../support/newsroom-app.ts';
import { freePort } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { copiedDataDirectory } from '../../support/stores.ts';

const folders = temporaryFolders();
const today = dayOfIso('2026-11-20') ?? 0;
const accepted = { guards: guardNames, reason: 'As the source says' };
const approving = { 'guards.yaml': 'approvals: 1\n' };

let site: RunningSite;
let newsroom: string;
let tokens: Record<string, string>;
beforeAll(async () => {
  const dataDir = await copiedDataDirectory();
  const store = await openStore({ dataDir });
  const before = { ...approving, 'levels/a.csv': 'date,AAA\n2026-11-18,100\n2026-11-19,101\n' };
  await publishFolder(store, { folder: folders.write('before', before), today, accepted });
  tokens = await tokensOf(store, { ada: 'author', bob: 'approver', cyd: 'operator' });
  const after = { ...before, 'levels/a.csv': 'date,AAA\n2026-11-18,100\n2026-11-19,107.77\n' };
  const folder = folders.write('after', after);
  const actor = { name: 'ada', by: 'token', host: 'desk' } as const;
  const label = 'A corrected level';
  const { reason } = accepted;
  await draftFolder(store, { folder, today, accepted, reason, actor, label });
  await store.close();
  const port = await freePort();
  newsroom = `http://localhost:${port}`;
  site = await startSite({ NEWSROOM_PORT: String(port), NEWSROOM_UPLOAD_MB: '1' }, dataDir);
});
afterAll(async () => {
  await site?.stop();
  folders.remove();
});

test('to drop a draft does not look like the next step, and all stands below the name of the newsroom', async () => {
  const viewport = { width: 1280, height: 800 };
  const { page, expectNoErrors, close } = await openPage({ baseURL: newsroom, viewport });
  await page.goto('/newsroom/sign-in');
  await page.getByLabel('Token').fill(tokens['ada']!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto('/newsroom/drafts/1');
  const drop = page.getByRole('button', { name: 'Drop' });
  const filled = await drop.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(filled).toBe('rgba(0, 0, 0, 0)');
  const lefts = await page
    .locator('header > p, main > h1')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts).toEqual([40, 40]);
  const rule = await page.locator('header').evaluate((header) => header.clientWidth);
  expect(rule).toBe(1280);
  expectNoErrors();
  await close();
});

test.each([375, 1280])(
  'its pages are accessible and no wider than the screen (%s px)',
  async (width) => {
    const viewport = { width, height: 800 };
    const { page, expectNoErrors, close } = await openPage({ baseURL: newsroom, viewport });
    const look = async () => {
      await expectAccessible(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([page.url(), beyond]).toEqual([page.url(), 0]);
      const words = /\d{4}-\d{2}-\d{2}|corrected-levels/u;
      expect(await brokenIn(page, 'main :is(td, dd)', words)).toEqual([]);
    };
    await page.goto('/newsroom/sign-in');
    await look();
    await page.getByLabel('Token').fill(tokens['ada']!);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Drafts' }).waitFor();
    for (const path of ['', '/drafts/1', '/releases', '/state', '/audit']) {
      await page.goto(`/newsroom${path}`);
      await look();
    }
    expectNoErrors();
    await close();
  },
);

test('on a phone all of a draft is in sight, and each reason says what it is for', async () => {
  const viewport = { width: 375, height: 800 };
  const { page, expectNoErrors, close } = await openPage({ baseURL: newsroom, viewport });
  await page.goto('/newsroom/sign-in');
  await page.getByLabel('Token').fill(tokens['cyd']!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const cells = page.getByRole('region', { name: 'Drafts' }).getByRole('cell');
  await cells.first().waitFor();
  // A document that is merely read has no styles yet.
  await page.waitForLoadState();
  const rights = await cells.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().right),
  );
  expect(rights.length).toBeGreaterThan(4);
  expect(Math.max(...rights)).toBeLessThanOrEqual(375);
  expect(await page.getByRole('columnheader').count()).toBe(5);
  await page.goto('/newsroom/drafts/1');
  const labels = await page.locator('label:has([name=reason])').allInnerTexts();
  expect(labels.length).toBe(3);
  expect(new Set(labels).size).toBe(3);
  expectNoErrors();
  await close();
});

test('a draft is read, approved and published in a browser without scripts', async () => {
  const { page, expectNoErrors, close } = await openPage({
    baseURL: newsroom,
    javaScriptEnabled: false,
  });
  await page.goto('/');
  await page.getByLabel('Token').fill(tokens['bob']!);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: '1: A corrected level' }).click();
  const levels = page.getByRole('region', { name: 'Levels: 1 index' });
  expect(await levels.innerText()).toContain('2026-11-19: 101 → 107.77');
  const asked = await page.getByRole('region', { name: 'What guards asked' }).innerText();
  expect(asked).toMatch(/AAA: 101 of 2026-11-19[^]*As the source says/);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('main').getByText('1 of 1: bob').waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page
    .getByRole('status')
    .getByText(/^Published: release \d+ is public\.$/)
    .waitFor();
  const levelOf = async () => (await fetch(`${site.url}/indexes/details/AAA`)).text();
  await expect.poll(levelOf).toContain('107.77');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.goto('/newsroom/audit');
  expect(await page.getByRole('heading').innerText()).toBe('Sign in');
  expectNoErrors();
  await close();
});

test.each([375, 1280])(
  'what a rollback will change is read before it is done (%s px)',
  async (width) => {
    const { page, expectNoErrors, close } = await openPage({
      baseURL: newsroom,
      viewport: { width, height: 800 },
    });
    await page.goto('/newsroom/sign-in');
    await page.getByLabel('Token').fill(tokens['cyd']!);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Releases' }).click();
    await page.getByLabel('To release').selectOption('1');
    await page.getByLabel('What').selectOption({ label: 'Only levels' });
    await page.getByRole('button', { name: 'Show what will change' }).click();
    const levels = page.getByRole('region', { name: 'Levels: 1 index' });
    await expectAccessible(page);
    expect(await levels.innerText()).toContain('2026-11-19: 107.77 → 101');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBe(0);
    expectNoErrors();
    await close();
  },
);

test('nothing of it answers where the site does, and no page of the site sets a cookie', async () => {
  const nowhere = await fetch(`${site.url}/nowhere`);
  for (const path of ['', '/sign-in', '/drafts/1', '/audit', '/newsroom.css', '/levels']) {
    const asked = await fetch(`${site.url}/newsroom${path}`, { redirect: 'manual' });
    expect([path, asked.status]).toEqual([path, nowhere.status]);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(await asked.text()).not.toContain('Sign in');
  }
  const home = await fetch(site.url, { headers: { Cookie: 'newsroom-session=x' } });
  expect(home.headers.getSetCookie()).toEqual([]);
  const body = new URLSearchParams({ token: tokens['bob']! });
  const signIn = await fetch(`${site.url}/newsroom/sign-in`, { method: 'POST', body });
  expect([404, 405]).toContain(signIn.status);
  expect(signIn.headers.getSetCookie()).toEqual([]);
});

test('a program sends levels there, and a file over the limit is refused before it has arrived', async () => {
  const send = (body: string) =>
    fetch(`${newsroom}/newsroom/levels`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${tokens['ada']!}` },
      body,
    });
  const whole = await send('date,AAA\n2026-11-20,108\n');
  expect(whole.status).toBe(202);
  expect(await whole.json()).toMatchObject({ draft: { label: expect.any(String) } });
  const long = await send(`date,AAA\n${'2026-11-20,108\n'.repeat(100_000)}`);
  expect(long.status).toBe(413);
  expect(await long.json()).toMatchObject({ title: 'Content Too Large' });
});
