import { onTestFinished } from 'vitest';
import type { OpenIdSettings } from '#src/newsroom/openid/openid-settings.ts';
import { openExternalServices } from '#src/outside/external-services.ts';
import type { Store } from '#src/store/store.ts';
import {
  clientId,
  clientSecret,
  startIdentityProvider,
  type AccountClaims,
} from '../support/identity-provider.ts';
import { newsroomUrl, openNewsroom } from '../support/newsroom-app.ts';

export const openIdPath = '/newsroom/sign-in/openid';

const quiet = { info: () => undefined, warn: () => undefined };

/** How a newsroom knows an OpenID provider. */
export function openIdOf(issuer: string, more: Partial<OpenIdSettings> = {}, timeout = 10_000) {
  const settings: OpenIdSettings = {
    issuer,
    clientId,
    clientSecret,
    clientAuthentication: 'client_secret_basic',
    scope: 'openid email profile',
    nameClaim: 'email',
    roleClaim: 'groups',
    roles: { author: ['Editors'], approver: ['Index Board, EU'], operator: ['operators'] },
    ...more,
  };
  const policy = { timeout, maxConcurrent: 4, maxQueued: 4, resetAfter: 60_000 };
  return { settings, service: openExternalServices(quiet).open('openid', policy) };
}

/** A newsroom with an OpenID provider that knows these accounts; both end with the test. */
export async function openIdNewsroom(
  store: Store,
  dataDir: string,
  accounts: Record<string, AccountClaims>,
  more: {
    provider?: Parameters<typeof startIdentityProvider>[2];
    settings?: Partial<OpenIdSettings>;
  } = {},
) {
  const provider = await startIdentityProvider(newsroomUrl, accounts, more.provider);
  onTestFinished(() => provider.close());
  const openId = openIdOf(provider.issuer, more.settings);
  const { visitor } = await openNewsroom(store, dataDir, { openId });

  /** Somebody who goes to the provider and is led back. @param account empty: nobody whom it knows */
  async function comingBack(
    account: string,
    own: ReturnType<typeof visitor> = visitor(),
    changed: (address: string) => string = (address) => address,
    begins: string = openIdPath,
  ) {
    provider.signedIn = account;
    const begun = await own.ask(begins);
    const address = changed(begun.headers.get('Location') ?? '');
    return { own, begun, address, back: await followed(address) };
  }

  /** Signs somebody in as whom the provider knows. */
  async function signedIn(account: string, own?: ReturnType<typeof visitor>) {
    const { own: visit, back } = await comingBack(account, own);
    const answer = await visit.ask(back);
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    return visit;
  }
  return { provider, visitor, comingBack, signedIn };
}

/** What a browser does at the provider: it goes from address to address until it is led back; gives where to. */
async function followed(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = address;
  while (!at.startsWith(newsroomUrl)) {
    const headers = { Cookie: Array.from(cookies, (pair) => pair.join('=')).join('; ') };
    const answer = await fetch(at, { redirect: 'manual', headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const next = answer.headers.get('Location') ?? /content="0; url=([^"]+)"/.exec(text)?.[1];
    if (next === undefined) throw new Error(`${at}: ${answer.status} ${text}`);
    at = new URL(next, at).href;
  }
  return at.slice(newsroomUrl.length);
}
