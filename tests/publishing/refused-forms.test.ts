import { expect, test } from 'vitest';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { newsroomUrl, openNewsroom, tokensOf } from '../support/newsroom-app.ts';
import { first, newsroom, notice } from './newsroom.ts';

const room = newsroom('embedded');

async function olga() {
  const { visitor } = await openNewsroom(room.store(), room.config().dataDir);
  const tokens = await tokensOf(room.store(), { olga: 'operator' });
  const own = visitor();
  await own.signIn(tokens['olga']!);
  return own;
}

const draft = () => room.draft({ 'notices.csv': notice('n1', 'News') });

test('a form of a draft that is refused is shown again, with the reason and what was typed', async () => {
  const { number } = await draft();
  const visitor = await olga();
  const shown = `/newsroom/drafts/${number}`;
  const reason = 'The zero\u200Bwidth space that a word processor left';
  const refused = await visitor.send(shown, `${shown}/drop`, { reason });
  expect(refused.status).toBe(422);
  const page = await refused.text();
  expect(page).toMatch(/role="alert">That was not done: The reason: one line of up to 2000/);
  expect(page).toContain(`<h1>Draft ${number}:`);
  // Of the two reasons that the page asks for, this one alone.
  expect(page.split(`value="${reason}"`)).toHaveLength(2);
  const late = await visitor.send(shown, `${shown}/schedule`, { at: '2020-01-01T10:30' });
  expect(await late.text()).toContain('value="2020-01-01T10:30"');
  const again = await visitor.ask(`${shown}/drop`);
  expect(again.headers.get('Location')).toBe(shown);
});

test('a rollback that is refused is shown again, with what was chosen and typed', async () => {
  await room.publishFile('date,AAA\n2026-11-18,102\n');
  const visitor = await olga();
  const address = '/newsroom/releases/roll-back';
  const chosen = await visitor.ask(`${address}?release=1&only=pages&index=AAA`);
  expect(chosen.status).toBe(422);
  const page = await chosen.text();
  expect(page).toContain('That was not done: One index is rolled back with levels');
  expect(page).toMatch(/<option value="1" selected[^]*<option value="pages" selected/);
  expect(page).toContain('value="AAA"');
  const shown = `${address}?release=1&only=levels`;
  const sent = { current: '1', reason: 'Wrong "day"' };
  const refused = await (await visitor.send(shown, address, sent)).text();
  expect(refused).toContain('value="Wrong &quot;day&quot;"');
  expect(refused).toMatch(/became public meanwhile[^]*name="current" value="2"/);
  expect((await visitor.ask(address)).headers.get('Location')).toBe('/newsroom/releases');
  const long = await visitor.send(shown, address, { reason: 'x'.repeat(20_000) });
  expect([long.status, await long.text()]).toEqual([
    413,
    expect.stringContaining('What you wrote is too long: a reason has up to 2000 characters.'),
  ]);
});

test('who sends a form without a session is told that nothing was done', async () => {
  const { number } = await draft();
  const visitor = await olga();
  const before = await visitor.text('/newsroom');
  const cookie = visitor.cookie();
  await visitor.send('/newsroom', '/newsroom/sign-out');
  visitor.keep(cookie);
  const key = /name="form_key" value="([^"]+)"/.exec(before)?.[1] ?? '';
  const sent = { form_key: key, revision: '1' };
  const own = { Origin: 'https://newsroom.example', 'Sec-Fetch-Site': 'same-origin' };
  const late = await visitor.post(`/newsroom/drafts/${number}/drop`, sent, own);
  expect(late.headers.get('Location')).toBe(
    `/newsroom/sign-in?ended&to=%2Fnewsroom%2Fdrafts%2F${number}`,
  );
  expect((await visitor.text('/newsroom/sign-in?ended')).replaceAll(/\s+/g, ' ')).toContain(
    'Your session has ended, and what you sent was not done. Sign in, and do it again.',
  );
  const twice = await visitor.post('/newsroom/sign-out', sent, own);
  expect(twice.headers.get('Location')).toBe('/newsroom/sign-in');
});

test('a page that is not there is not called an action that was refused', async () => {
  const visitor = await olga();
  const page = await visitor.text('/newsroom/drafts/99999');
  expect(page).toContain('<h1>This page cannot be shown</h1>');
  expect(page).toContain('There is no draft 99999');
});

test('a file that comes by another method than PUT is told so, as a problem for programs', async () => {
  const { app } = await openNewsroom(room.store(), room.config().dataDir);
  for (const path of ['/newsroom/levels', '/newsroom/folder']) {
    for (const method of ['POST', 'GET']) {
      const answer = await app.request(`https://newsroom.example${path}`, { method });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'PUT']);
      expect(await answer.json()).toMatchObject({ detail: 'Files are sent by PUT (curl -T FILE)' });
    }
  }
});

test('a body that no form makes is refused, and no fault of the newsroom', async () => {
  const { visitor } = await openNewsroom(room.store(), room.config().dataDir);
  const headers = { Origin: newsroomUrl, 'Content-Type': 'multipart/form-data; boundary=none' };
  const sent = { method: 'POST', body: 'no form', headers };
  const answer = await visitor().ask('/newsroom/sign-in', sent);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('This was not sent by a page of the newsroom.');
});

/** What a page that stays open would send, whatever happens meanwhile. */
async function openedPage(visitor: Awaited<ReturnType<typeof olga>>, page: string) {
  const html = await visitor.text(page);
  const field = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(html)?.[1];
  const names = ['form_key', 'revision', 'moment', 'current'];
  return Object.fromEntries(names.map((name) => [name, field(name) ?? '']));
}

test('PB-05 a page that was opened before a draft was scheduled does not publish it before its moment', async () => {
  const { number } = await draft();
  const visitor = await olga();
  const shown = `/newsroom/drafts/${number}`;
  const before = await openedPage(visitor, shown);
  const at = `${new Date().getUTCFullYear() + 1}-01-02T21:30`;
  expect((await visitor.send(shown, `${shown}/schedule`, { at })).status).toBe(303);
  for (const deed of ['publish', 'drop', 'schedule']) {
    const refused = await visitor.post(`${shown}/${deed}`, { ...before, at });
    expect([deed, refused.status]).toEqual([deed, 503]);
    expect(await refused.text()).toContain(`Draft ${number} was scheduled for ${at}:00.000Z`);
  }
  expect(await visitor.text(shown)).toContain('Publish now, before its moment');
  expect(await room.current()).toBe(1);
  const published = await visitor.send(shown, `${shown}/publish`);
  expect(published.headers.get('Location')).toBe('/newsroom?done=publish&release=2');
});

test('PB-05 a rollback takes back no release that its page did not show, and nothing that was not chosen', async () => {
  await room.publishFile('date,AAA\n2026-11-18,102\n');
  const visitor = await olga();
  const [page, action] = ['/newsroom/releases', '/newsroom/releases/roll-back'];
  const shown = `${action}?release=1&only=all`;
  const html = (await visitor.text(shown)).replaceAll(/\s+/g, ' ');
  // What it will change stands on its page, before it is done.
  expect(html).toContain('The releases after 1 will count as withdrawn');
  expect(html).toMatch(/<h2>Levels: 1 index<\/h2>.*AAA.*2026-11-18/);
  const before = { ...(await openedPage(visitor, shown)), release: '1', reason: 'Wrong day' };
  const unchosen = await visitor.post(action, before);
  expect(unchosen.status).toBe(422);
  expect(await unchosen.text()).toContain('What comes back is expected: all, levels');
  await room.publishFile('date,AAA\n2026-11-19,103\n');
  const refused = await visitor.post(action, { ...before, only: 'all' });
  expect(refused.status).toBe(503);
  expect(await refused.text()).toMatch(/Release 3 \(.*\) became public meanwhile/);
  expect(await room.current()).toBe(3);
  const same = await visitor.text(`${action}?release=2&only=pages`);
  expect([/Nothing would change/, /<button>Roll/].map((part) => part.test(same))).toEqual([
    true,
    false,
  ]);
  const done = await visitor.send(shown, action, { reason: 'Wrong day' });
  expect(done.headers.get('Location')).toBe(`${page}?done=roll-back&release=4`);
});

test('PB-05 a draft that collides is not offered for approval, and is not approved', async () => {
  const { number } = await draft();
  await publishFolder(
    room.store(),
    room.inputOf({ ...first, 'notices.csv': notice('n1', 'Other') }),
  );
  const visitor = await olga();
  const shown = `/newsroom/drafts/${number}`;
  const page = await visitor.text(shown);
  expect(page).toContain('notice n1 was changed');
  expect(page.match(/<button[^>]*>[^<]+/g)?.map((each) => each.split('>')[1])).toEqual([
    'Sign out',
    'Drop',
  ]);
  const sent = await openedPage(visitor, shown);
  const refused = await visitor.post(`${shown}/approve`, sent);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('That was not done'),
  ]);
});
