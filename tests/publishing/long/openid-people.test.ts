import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { personOf } from '#src/publishing/drafts/person.ts';
import { eachAuditRow, type AuditEntry } from '#src/store/audit/audit.ts';
import { openNewsroom, tokensOf } from '../../support/newsroom-app.ts';
import { engines } from '../../support/stores.ts';
import { newsroom, notice, person } from '../newsroom.ts';
import { openIdNewsroom, openIdOf, openIdPath } from '../openid.ts';

const approving = { 'guards.yaml': 'approvals: 2\n' };
const away = 'The OpenID provider does not answer: try again, or sign in by a token.';

describe.each(engines)('people who sign in by OpenID Connect on %s', (engine) => {
  const room = newsroom(engine);
  const dataDir = () => room.config().dataDir;
  const board = ['Index Board, EU'];

  const draftOf = async (name: string) => {
    const actor = person(name, 'author').actor;
    return room.draft({ ...approving, 'notices.csv': notice('n1', name) }, { actor });
  };

  test('nobody approves his own draft, whichever way he came', async () => {
    await room.publish((await room.draft(approving)).number);
    const tokens = await tokensOf(room.store(), {
      'Ada@Example.com': 'author',
      'bob@example.com': 'approver',
    });
    const accounts = {
      a1: { email: 'ada@example.COM', groups: board },
      b1: { email: 'bob@example.com', groups: board },
    };
    const { signedIn, visitor } = await openIdNewsroom(room.store(), dataDir(), accounts);
    const { number } = await draftOf('Ada@Example.com');
    const [shown, approve] = [`/newsroom/drafts/${number}`, `/newsroom/drafts/${number}/approve`];

    const ada = await signedIn('a1');
    const page = await ada.text(shown);
    expect(page).toContain('Ada@Example.com, approver');
    expect(page).not.toContain(approve);
    const key = /name="form_key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const own = await ada.post(approve, { form_key: key, revision: '1' });
    expect(own.status).toBe(422);
    expect(await own.text()).toContain('Ada@Example.com made draft');

    // Twice the same approver is one approval.
    const bob = await signedIn('b1');
    expect((await bob.send(shown, approve)).status).toBe(303);
    const byToken = visitor();
    await byToken.signIn(tokens['bob@example.com']!);
    const again = await byToken.text(shown);
    expect(again).not.toContain(approve);
    const bobKey = /name="form_key" value="([^"]+)"/.exec(again)?.[1] ?? '';
    const second = await byToken.post(approve, { form_key: bobKey, revision: '1' });
    expect(second.status).toBe(422);
    expect(await bob.text('/newsroom')).toContain('1 of 2: bob@example.com');
    const entries = await Array.fromAsync(eachAuditRow(room.store().db));
    expect(JSON.parse(entries.at(-1)!.entry) as AuditEntry).toMatchObject({
      act: 'approve',
      actor: { name: 'bob@example.com', by: 'openid', host: 'unknown' },
    });
  });

  test('an account that is called by another name later is still the same person', async () => {
    await room.publish((await room.draft(approving)).number);
    const accounts = { a1: { email: 'Ada@example.com', groups: board } };
    const { signedIn } = await openIdNewsroom(room.store(), dataDir(), accounts);
    expect(await (await signedIn('a1')).text('/newsroom')).toContain('ada@example.com, approver');
    const { number } = await draftOf('ada@example.com');
    accounts.a1.email = 'countess@example.com';
    const page = await (await signedIn('a1')).text(`/newsroom/drafts/${number}`);
    expect(page).toContain('ada@example.com, approver');
    expect(page).not.toContain(`/newsroom/drafts/${number}/approve`);
  });

  test('a token for somebody who came so before has the name that he has here', async () => {
    const accounts = { a1: { email: 'Ada@example.com', groups: board } };
    const { signedIn } = await openIdNewsroom(room.store(), dataDir(), accounts);
    await signedIn('a1');
    await expect(tokensOf(room.store(), { 'Ada@example.com': 'author' })).rejects.toThrow(
      'That person is known as ada@example.com here: give that name',
    );
    await tokensOf(room.store(), { 'ada@example.com': 'author' });
  });

  test('the command line asks for a token then, but for the first one', async () => {
    const accounts = { a1: { email: 'ada@example.com', groups: board } };
    const { signedIn } = await openIdNewsroom(room.store(), dataDir(), accounts);
    expect(await personOf(room.store(), undefined)).toMatchObject({ role: 'operator' });
    await signedIn('a1');
    await expect(personOf(room.store(), undefined)).rejects.toThrow('set PLUMBLINE_TOKEN to yours');
    expect(await personOf(room.store(), undefined, true)).toMatchObject({ role: 'operator' });
    await tokensOf(room.store(), { olga: 'operator' });
    await expect(personOf(room.store(), undefined, true)).rejects.toThrow('set PLUMBLINE_TOKEN');
  });

  test('a provider that hangs is waited for as long as is allowed, and tokens are taken all the while', async () => {
    const asked: unknown[] = [];
    const hanging = createServer((request) => void asked.push(request.url));
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      hanging.closeAllConnections();
      hanging.close();
    });
    const { port } = hanging.address() as AddressInfo;
    const openId = openIdOf(`http://127.0.0.1:${port}`, {}, 300);
    const { visitor } = await openNewsroom(room.store(), dataDir(), { openId });
    const tokens = await tokensOf(room.store(), { olga: 'operator' });
    const guest = visitor();
    const waiting = guest.ask(openIdPath);
    await expect.poll(() => asked.length).toBe(1);
    const olga = visitor();
    expect((await olga.signIn(tokens['olga']!)).status).toBe(303);
    const answer = await waiting;
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain(away);
    expect(page).toContain('name="token"');
    // After three of them it is not asked any more for a while.
    for (const _ of Array(3)) expect((await guest.ask(openIdPath)).status).toBe(503);
    expect(asked).toHaveLength(3);
  });

  test('a provider that fails is told from one that refuses: nonsense shuts nobody out', async () => {
    const accounts = { a1: { email: 'ada@example.com', groups: board } };
    const { provider, visitor, comingBack, signedIn } = await openIdNewsroom(
      room.store(),
      dataDir(),
      accounts,
    );
    for (const _ of Array(4)) {
      const { own, back } = await comingBack('a1', visitor());
      expect((await own.ask(back.replace(/code=[^&]+/, 'code=x'))).status).toBe(403);
    }
    await signedIn('a1');
    const { own, back } = await comingBack('a1', visitor());
    await provider.close();
    const answer = await own.ask(back);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain(away);
  });
});
