import { expect, test } from 'vitest';
import { openNewsroom, tokensOf } from '../support/newsroom-app.ts';
import { newsroom, notice } from './newsroom.ts';
import { openIdNewsroom, openIdPath } from './openid.ts';

const room = newsroom('embedded');

const sent = (address: string) => address;

/** The address of the sign-in that a page leads to where nobody is signed in. */
const asked = async (visitor: { ask: (path: string) => Promise<Response> }, path: string) =>
  (await visitor.ask(path)).headers.get('Location') ?? '';

test.each([
  '/newsroom/drafts/1',
  '/newsroom/releases',
  '/newsroom/state',
  '/newsroom/audit?before=12',
])(
  'the sign-in by a token leads to %s where that was asked for, after a wrong token too',
  async (path) => {
    await room.draft({ 'notices.csv': notice('n1', 'News') });
    const { visitor } = await openNewsroom(room.store(), room.config().dataDir);
    const { bob } = await tokensOf(room.store(), { bob: 'approver' });
    const own = visitor();
    const signIn = await asked(own, path);
    expect(signIn).toBe(`/newsroom/sign-in?to=${encodeURIComponent(path)}`);
    const wrong = await own.send(signIn, '/newsroom/sign-in', { token: 'plumbline_wrong' });
    expect([wrong.status, await wrong.text()]).toEqual([
      403,
      expect.stringContaining(`name="to" value="${path}"`),
    ]);
    const right = await own.send(signIn, '/newsroom/sign-in', { token: bob! });
    expect([right.status, right.headers.get('Location')]).toEqual([303, path]);
  },
);

test.each([
  'https://evil.example/newsroom',
  '//evil.example/newsroom',
  '/\\evil.example',
  '/newsroom/../../evil',
  '/newsroom/releases\r\nSet-Cookie: a=b',
  '/newsroom/audit?before=1&next=//evil.example',
  '/newsroom/sign-out',
  'javascript:alert(1)',
])('the sign-in leads to the drafts, and never to %j', async (to) => {
  const { visitor } = await openNewsroom(room.store(), room.config().dataDir);
  const { bob } = await tokensOf(room.store(), { bob: 'approver' });
  const own = visitor();
  const page = await own.text(`/newsroom/sign-in?to=${encodeURIComponent(to)}`);
  expect(page).not.toContain('evil');
  const sent = await own.post('/newsroom/sign-in', { token: bob!, to });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/newsroom']);
});

test('the sign-in by OpenID leads to the page that was asked for, and forgets it', async () => {
  const accounts = { b1: { email: 'bob@example.com', groups: ['Editors'] } };
  const { visitor, comingBack } = await openIdNewsroom(
    room.store(),
    room.config().dataDir,
    accounts,
  );
  const own = visitor();
  const signIn = await own.text(await asked(own, '/newsroom/releases'));
  const link = `${openIdPath}?to=%2Fnewsroom%2Freleases`;
  expect(signIn).toContain(`href="${link}"`);
  const first = await comingBack('b1', own, sent, link);
  const page = await (await own.ask(first.back)).text();
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/newsroom/releases" />');
  const refused = await comingBack('', own, sent, link);
  expect(await (await own.ask(refused.back)).text()).toContain(
    'name="to" value="/newsroom/releases"',
  );
  const second = await comingBack('b1', own);
  expect(await (await own.ask(second.back)).text()).toContain('content="0; url=/newsroom"');
  const strange = await comingBack('b1', own, sent, `${openIdPath}?to=//evil.example`);
  expect(await (await own.ask(strange.back)).text()).toContain('content="0; url=/newsroom"');
});
