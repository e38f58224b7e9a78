import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { copiedStore, engines } from '../../tests/support/stores.ts';
import { addToken, findHolder, revokeToken } from './tokens.ts';

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
});
