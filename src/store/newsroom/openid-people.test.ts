import { describe, expect, test } from 'vitest';
import { copiedStore, engines } from '../../../tests/support/stores.ts';
import { findPersonOfAccount, hasOpenIdPeople, personOfAccount } from './openid-people.ts';

describe.each(engines)('on the %s engine', (engine) => {
  test('somebody has signed in by a provider once an account has its person', async () => {
    const { store, remove } = await copiedStore(engine);
    const account = { issuer: 'https://id.example', subject: 'b1' };
    expect(await hasOpenIdPeople(store.db)).toBe(false);
    expect(await findPersonOfAccount(store.db, account)).toBeNull();
    expect(await personOfAccount(store, account, 'bob')).toBe('bob');
    expect(await hasOpenIdPeople(store.db)).toBe(true);
    expect(await findPersonOfAccount(store.db, account)).toBe('bob');
    await remove();
  });
});
