import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { revokeToken } from '#src/store/tokens.ts';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { clientSecret } from '../../support/identity-provider.ts';
import { tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { newsroom } from '../newsroom.ts';
import { openIdNewsroom, openIdPath } from '../openid.ts';

const accounts = {
  a1: { email: 'ada@example.com', email_verified: true, groups: ['Editors', 'all'] },
  b1: { email: 'bob@example.com', groups: ['Editors', 'Index Board, EU'] },
  n1: { email: 'nobody@example.com', groups: ['all', 'editors'] },
  u1: { email: 'ada@example.com', email_verified: false, groups: ['Editors'] },
  x1: { groups: ['Editors'] },
};

/** Gives somebody another role, under the signature that was there. */
function forge(answer: { id_token: string }): void {
  const [head, payload = '', signature] = answer.id_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const forged = JSON.stringify({ ...claims, email: 'ada@example.com', groups: ['operators'] });
  answer.id_token = [head, Buffer.from(forged).toString('base64url'), signature].join('.');
}

describe.each(engines)('sign-in by OpenID Connect on %s', (engine) => {
  const room = newsroom(engine);
  const opened = (more: Parameters<typeof openIdNewsroom>[3] = {}, known = accounts) =>
    openIdNewsroom(room.store(), room.config().dataDir, known, more);

  test('leads to the provider with PKCE, state and nonce, and back into a session as any other', async () => {
    const { comingBack, visitor } = await opened();
    expect(await visitor().text('/newsroom/sign-in')).toContain(`href="${openIdPath}"`);
    const { own, begun, address, back } = await comingBack('b1');
    expect(begun.status).toBe(302);
    expect(begun.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^newsroom-sign-in-session=[\w-]{43}; Max-Age=600; Path=\/newsroom\/sign-in\/openid\/back; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const query = Object.fromEntries(new URL(address).searchParams);
    expect(query).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    expect([query['state'], query['nonce'], query['code_challenge']]).toEqual(
      Array(3).fill(expect.stringMatching(/^[\w-]{43}$/)),
    );
    const answer = await own.ask(back);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([
      200,
      'private, no-store',
    ]);
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^newsroom-session=[\w-]{43}; Max-Age=28800; Path=\/newsroom; HttpOnly; Secure; SameSite=Lax$/,
    );
    const page = await answer.text();
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/newsroom" />');
    const drafts = await own.text('/newsroom');
    expect(drafts).toContain('bob@example.com, approver');
    // What proves that it is the newsroom goes from server to server alone.
    const kept = await sql<{ verifier: string }>`select * from openid_sign_in`.execute(
      room.store().db,
    );
    expect(kept.rows).toEqual([]);
    for (const seen of [address, back, page, drafts]) expect(seen).not.toContain(clientSecret);
  });

  test('sends the secret as clients do that were registered without saying how', async () => {
    const { signedIn, provider } = await opened();
    await signedIn('a1');
    expect(provider.proofs).toEqual(['Basic ']);
  });

  test('sends the secret in the body where the settings say so', async () => {
    const settings = { clientAuthentication: 'client_secret_post' } as const;
    const { signedIn, provider } = await opened({ settings });
    expect(await (await signedIn('a1')).text('/newsroom')).toContain('ada@example.com, author');
    expect(provider.proofs).toEqual(['']);
  });

  test.each([
    ['that the token holds', false],
    ['that it tells besides', true],
  ])('takes name and role from other claims, below others too, %s', async (_, isBesides) => {
    const provider = {
      claims: { openid: ['sub'], profile: ['upn', 'realm_access'] },
      conformIdTokenClaims: isBesides,
    };
    const deep = { d1: { upn: 'Dora', realm_access: { roles: ['x', 'operators'] } } };
    const settings = { nameClaim: 'upn', roleClaim: 'realm_access.roles' };
    const { signedIn } = await opened({ settings, provider }, deep as never);
    expect(await (await signedIn('d1')).text('/newsroom')).toContain('dora, operator');
  });

  const stateOf = (text: string, other: string) => text.replace(/state=[^&]+/, `state=${other}`);

  test.each([
    ['an answer with another state', { back: (back: string) => stateOf(back, 'x'.repeat(43)) }],
    ['an answer without a state', { back: (back: string) => back.replace(/state=[^&]+&?/, '') }],
    ['an answer with another code', { back: (b: string) => b.replace(/code=[^&]+/, 'code=x') }],
    ['an answer of another provider', { back: (b: string) => b.replace(/iss=[^&]+/, 'iss=x') }],
    [
      'a token with another nonce',
      { begun: (address: string) => address.replace(/nonce=[^&]+/, `nonce=${'x'.repeat(43)}`) },
    ],
    [
      'a code for another key of PKCE',
      {
        begun: (a: string) => a.replace(/code_challenge=[^&]+/, `code_challenge=${'x'.repeat(43)}`),
      },
    ],
    ['a token whose time is over', { isOver: true }],
    ['a token that somebody has changed on the way', { isForged: true }],
    ['an answer that came too late', { isLate: true }],
    ['an answer that another browser began', { isStrange: true }],
  ])('refuses %s', async (_, changed) => {
    const given: {
      begun?: (address: string) => string;
      back?: (back: string) => string;
      isOver?: boolean;
      isForged?: boolean;
      isLate?: boolean;
      isStrange?: boolean;
    } = changed;
    const { comingBack, visitor, provider } = await opened();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    if (given.isOver) provider.onToken = () => void vi.setSystemTime(Date.now() + 2 * 3_600_000);
    if (given.isForged) provider.onToken = forge;
    const { own, back } = await comingBack('a1', visitor(), given.begun);
    if (given.isLate) {
      await sql`update openid_sign_in set created = now() - interval '11 minutes'`.execute(
        room.store().db,
      );
    }
    const who = given.isStrange ? visitor() : own;
    const answer = await who.ask(given.back?.(back) ?? back);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(
      'This is not the answer to a sign-in that was begun here, or it came too late.',
    );
    expect(who.cookie()).toBe('');
    expect((await who.ask('/newsroom')).status).toBe(303);
    // It is over: the right answer comes too late by then.
    expect((await who.ask(back)).status).toBe(403);
  });

  test('refuses an answer that was taken before, also with the cookie of then', async () => {
    const { comingBack, visitor } = await opened();
    const { own, back } = await comingBack('a1');
    const cookie = own.cookie();
    expect((await own.ask(back)).status).toBe(200);
    const thief = visitor();
    thief.keep(cookie);
    expect((await thief.ask(back)).status).toBe(403);
    expect(thief.cookie()).toBe('');
  });

  test.each([
    ['n1', 'The OpenID provider gives you no role here (groups): ask an operator.'],
    ['u1', 'The OpenID provider does not say who you are (email).'],
    ['x1', 'The OpenID provider does not say who you are (email).'],
    ['', 'The OpenID provider did not sign you in.'],
  ])('says to whom it lets not in why, in its own words (%s)', async (account, words) => {
    const { comingBack } = await opened();
    const { own, back } = await comingBack(account);
    const answer = await own.ask(back);
    expect(answer.status).toBe(403);
    const page = await answer.text();
    expect(page).toContain(words);
    for (const foreign of ['account of ours', 'access_denied']) expect(page).not.toContain(foreign);
    expect(own.cookie()).toBe('');
    const people = await sql`select * from openid_person`.execute(room.store().db);
    expect(people.rows).toEqual([]);
  });

  test('an address begins thirty sign-ins in ten minutes', async () => {
    const { visitor } = await opened();
    const guest = visitor();
    for (let tries = 0; tries < 30; tries++) {
      expect((await guest.ask(openIdPath)).status).toBe(302);
    }
    expect((await guest.ask(openIdPath)).status).toBe(429);
  });

  test('a session ends with sign-out, which offers the one of the provider, with time and with a revoked name', async () => {
    const { signedIn, provider } = await opened();
    const bob = await signedIn('b1');
    const cookie = bob.cookie();
    const left = await bob.send('/newsroom', '/newsroom/sign-out');
    const signIn = await bob.text(left.headers.get('Location')!);
    expect(signIn).toContain('href="/newsroom/sign-out/openid"');
    const there = await bob.ask('/newsroom/sign-out/openid');
    const address = new URL(there.headers.get('Location')!);
    expect(address.origin + address.pathname).toBe(`${provider.issuer}/session/end`);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(
      'https://newsroom.example/newsroom/sign-in',
    );
    bob.keep(cookie);
    expect((await bob.ask('/newsroom')).status).toBe(303);

    await signedIn('b1', bob);
    await sql`update newsroom_session set seen = now() - interval '31 minutes'`.execute(
      room.store().db,
    );
    expect((await bob.ask('/newsroom')).status).toBe(303);
    await signedIn('b1', bob);
    await tokensOf(room.store(), { other: 'author' });
    await revokeToken(
      room.store(),
      'bob@example.com',
      actOf('revoke-token', thisUser(), undefined),
    );
    expect((await bob.ask('/newsroom')).status).toBe(303);
  });
});
