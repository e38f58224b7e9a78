import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#src/store/open-store.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { temporaryFolders } from '../../publishing/provider-folder.ts';
import { acceptedAll } from '../../support/accepted-all.ts';
import { expectAccessible } from '../../support/axe.ts';
import { openPage } from '../../support/browser.ts';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
  type IdentityProvider,
} from '../../support/identity-provider.ts';
import { freePort } from '../../support/own-postgres.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { copiedDataDirectory } from '../../support/stores.ts';

const folders = temporaryFolders();

let provider: IdentityProvider;
let site: RunningSite;
let newsroom: string;
beforeAll(async () => {
  const dataDir = await copiedDataDirectory();
  const store = await openStore({ dataDir });
  const folder = folders.write('first', { 'levels/a.csv': 'date,AAA\n2026-11-19,100\n' });
  await publishFolder(store, { folder, accepted: acceptedAll });
  await store.close();
  const port = await freePort();
  // Another site than the provider's, which is at 127.0.0.1: the browser keeps strict cookies from what that one leads to.
  newsroom = `http://localhost:${port}`;
  const groups = ['Index Board, EU'];
  provider = await startIdentityProvider(newsroom, { b1: { email: 'bob@example.com', groups } });
  const settings = {
    NEWSROOM_PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_APPROVERS: 'Board of others; Index Board, EU',
  };
  site = await startSite(settings, dataDir);
});
afterAll(async () => {
  await site?.stop();
  await provider?.close();
  folders.remove();
});

test('somebody signs in by the provider and out again, in a browser without scripts', async () => {
  const { page, expectNoErrors, close } = await openPage({
    baseURL: newsroom,
    javaScriptEnabled: false,
  });
  provider.signedIn = 'b1';
  await page.goto('/newsroom/sign-in');
  await page.getByRole('link', { name: 'Sign in with your organisation’s account' }).click();
  await page.getByRole('heading', { name: 'Drafts' }).waitFor();
  expect(await page.getByRole('banner').innerText()).toContain('bob@example.com, approver');
  const cookies = await page.context().cookies(`${newsroom}/newsroom/sign-in/openid/back`);
  const own = cookies.filter(({ name }) => name.startsWith('newsroom'));
  expect(own.map(({ name, sameSite }) => [name, sameSite])).toEqual([
    [`newsroom-${new URL(newsroom).port}`, 'Lax'],
  ]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('link', { name: 'Sign out there too' }).waitFor();
  await page.goto('/newsroom/audit');
  expect(await page.getByRole('heading').innerText()).toBe('Sign in');
  expectNoErrors();
  await close();
});

test('its page of sign-in is accessible, with what went wrong too', async () => {
  const { page, close } = await openPage({ baseURL: newsroom });
  provider.signedIn = '';
  await page.goto('/newsroom/sign-in?left=openid');
  await expectAccessible(page);
  await page.goto('/newsroom/sign-in/openid');
  expect(await page.getByRole('alert').innerText()).toBe(
    'The OpenID provider did not sign you in.',
  );
  await expectAccessible(page);
  await close();
});

test('nothing of it answers where the site does, and none of it is told there', async () => {
  const nowhere = await fetch(`${site.url}/nowhere`);
  for (const path of [
    '/sign-in/openid',
    '/sign-in/openid/back?code=x&state=y',
    '/sign-out/openid',
  ]) {
    const asked = await fetch(`${site.url}/newsroom${path}`, { redirect: 'manual' });
    expect([path, asked.status]).toEqual([path, nowhere.status]);
    expect(asked.headers.getSetCookie()).toEqual([]);
  }
  for (const path of ['/', '/readyz', '/status']) {
    const answer = await fetch(site.url + path);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const text = await answer.text();
    for (const own of [provider.issuer, clientSecret, 'openid']) expect(text).not.toContain(own);
  }
});
