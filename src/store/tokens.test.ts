import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { copiedStore, engines } from '../../tests/support/stores.ts';
import { openSession, findSession } from './newsroom/sessions.ts';
import type { Statement } from './session.ts';
import { addToken, findHolder, listTokens, revokeToken, rotateToken } from './tokens.ts';

describe.each(engines)('tokens in the %s store', (engine) => {
  let throwaway: Awaited<ReturnType<typeof copiedStore>>;
  beforeAll(async () => {
    throwaway = await copiedStore(engine);
  });
  afterAll(() => throwaway.remove());

  test('that of the last operator stays while others have one, whoever would take it back', async () => {
    const { store } = throwaway;
    const act = actOf('revoke-token', thisUser(), undefined);
    const secret = await addToken(store, { name: 'olga', role: 'operator' }, act);
    await addToken(store, { name: 'ada', role: 'author' }, act);
    await expect(revokeToken(store, 'olga', act)).rejects.toThrow('No operator would be left');
    expect(await findHolder(store, secret)).toMatchObject({ name: 'olga' });
    await revokeToken(store, 'ada', act);
    await revokeToken(store, 'olga', act);
    expect(await findHolder(store, secret)).toBe(null);
  });

  test('of two operators who revoke each other at one moment one stays, whoever else has a role', async () => {
    const { store } = throwaway;
    const actorOf = (name: string) => ({ name, by: 'token', host: 'desk' }) as const;
    const revoke = (actor: string, name: string) =>
      revokeToken(store, name, actOf('revoke-token', actorOf(actor), undefined));
    const operators = async () =>
      (await listTokens(store)).filter((one) => one.role === 'operator' && one.revoked === null);
    const act = actOf('add-token', thisUser(), undefined);
    for (const others of [[], ['ada']]) {
      await addToken(store, { name: 'kim', role: 'operator' }, act);
      await addToken(store, { name: 'lee', role: 'operator' }, act);
      for (const name of others) await addToken(store, { name, role: 'author' }, act);
      const done = await Promise.allSettled([revoke('kim', 'lee'), revoke('lee', 'kim')]);
      expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = done.find((one) => one.status === 'rejected');
      expect(String(refused?.reason)).toContain('Your own token was revoked meanwhile');
      const [left, ...more] = await operators();
      expect(more).toEqual([]);
      for (const name of others) await revokeToken(store, name, act);
      await revokeToken(store, left!.name, act);
    }
  });

  test('of two operators who are revoked at one moment one stays, where others have roles', async () => {
    const { store } = throwaway;
    const act = actOf('revoke-token', thisUser(), undefined);
    await addToken(store, { name: 'kim', role: 'operator' }, act);
    await addToken(store, { name: 'lee', role: 'operator' }, act);
    await addToken(store, { name: 'ada', role: 'author' }, act);
    const names = ['kim', 'lee'];
    const done = await Promise.allSettled(names.map((name) => revokeToken(store, name, act)));
    const reasons = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(reasons).toEqual([expect.stringContaining('No operator would be left')]);
    await expect(addToken(store, { name: 'ben', role: 'author' }, act)).resolves.toBeTruthy();
    for (const name of ['ada', 'ben']) await revokeToken(store, name, act);
    const [left] = (await listTokens(store)).filter(({ revoked }) => revoked === null);
    await revokeToken(store, left!.name, act);
  });

  test('the first is an operator’s: another one is refused with the command for that', async () => {
    const { store } = throwaway;
    const act = actOf('add-token', thisUser(), undefined);
    await expect(addToken(store, { name: 'ada', role: 'approver' }, act)).rejects.toThrow(
      'The first token must be an operator’s, who gives out the others: plumbline token add NAME --role operator',
    );
    expect((await listTokens(store)).filter(({ revoked }) => revoked === null)).toEqual([]);
  });

  test('of two that are given to one name at one moment the second is refused, and the first is valid', async () => {
    const { store } = throwaway;
    const act = actOf('add-token', thisUser(), undefined);
    await addToken(store, { name: 'olga', role: 'operator' }, act);
    for (const names of [
      ['zoe', 'zoe'],
      ['Max', 'max'],
    ] as const) {
      const { promise: bothLooked, resolve } = Promise.withResolvers<void>();
      let looked = 0;
      // Neither writes before both have found the name free.
      const batch = async (statements: readonly Statement[]) => {
        looked += 1;
        if (looked === 2) resolve();
        await bothLooked;
        return store.session.batch(statements);
      };
      const atOnce = { db: store.db, session: { ...store.session, batch } };
      const done = await Promise.allSettled([
        addToken(atOnce, { name: names[0], role: 'operator' }, act),
        addToken(atOnce, { name: names[1], role: 'author' }, act),
      ]);
      const given = done.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      const reasons = done.flatMap((one) =>
        one.status === 'rejected' ? [String(one.reason)] : [],
      );
      expect(given).toHaveLength(1);
      const known = await findHolder(store, given[0]!);
      expect(names).toContain(known?.name);
      expect(reasons).toEqual([
        expect.stringContaining('Somebody else gave this name a token at this moment'),
      ]);
      await revokeToken(store, known!.name, act);
    }
    await revokeToken(store, 'olga', act);
  });

  test('a rotated one has a new secret at once, and its holder the same name and role', async () => {
    const { store } = throwaway;
    const act = actOf('rotate-token', thisUser(), undefined);
    const first = await addToken(store, { name: 'bob', role: 'operator' }, act);
    const byToken = await openSession(store, 'bob', null);
    const byProvider = await openSession(store, 'bob', 'approver');
    const { secret, role } = await rotateToken(store, 'bob', act);
    expect([secret === first, role]).toEqual([false, 'operator']);
    expect(await findHolder(store, first)).toBe(null);
    expect(await findHolder(store, secret)).toMatchObject({ name: 'bob', role: 'operator' });
    expect(await findSession(store, byToken)).toBe(null);
    expect(await findSession(store, byProvider)).toMatchObject({ name: 'bob' });
    await expect(rotateToken(store, 'nobody', act)).rejects.toThrow('There is no token of nobody');
  });

  test('whose was revoked gets another under the same name, in another role too', async () => {
    const { store } = throwaway;
    const act = actOf('add-token', thisUser(), undefined);
    const old = await addToken(store, { name: 'eve', role: 'author' }, act);
    await expect(addToken(store, { name: 'eve', role: 'author' }, act)).rejects.toThrow(
      'There is a token of eve already: plumbline token rotate replaces it',
    );
    await revokeToken(store, 'eve', act);
    await expect(rotateToken(store, 'eve', act)).rejects.toThrow('There is no token of eve');
    const secret = await addToken(store, { name: 'eve', role: 'approver' }, act);
    expect(await findHolder(store, old)).toBe(null);
    expect(await findHolder(store, secret)).toMatchObject({ role: 'approver', revoked: null });
    expect((await listTokens(store)).filter(({ name }) => name === 'eve')).toHaveLength(1);
  });
});
