import { expect, test } from 'vitest';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { answerAddresses } from './answer-addresses.ts';
import { movedTo } from './moved-addresses.ts';

const snapshot = { release: 1 } as unknown as Snapshot;

/** A site of pages and of addresses that lead on, for good or (`302 …`) for now. */
function site(
  pages: readonly string[],
  moved: Record<string, string>,
  files: readonly string[] = [],
) {
  const answerOnce = async (current: Snapshot, { url }: Request) => {
    const { pathname, search } = new URL(url);
    const to = moved[pathname];
    if (to?.startsWith('302 ')) return movedTo(to.slice(4) + search, current, 302);
    if (to) return movedTo(to + search, current);
    return new Response(null, { status: pages.includes(pathname) ? 200 : 404 });
  };
  const answer = answerAddresses(
    answerOnce,
    async (address) => files.includes(address),
    (path) => path.startsWith('/our-indexes/'),
  );
  return async (path: string) => {
    const { status, headers } = await answer(snapshot, new Request(`http://this.site${path}`));
    return headers.has('Location') ? `${status} ${headers.get('Location')}` : status;
  };
}

test('RT-25 a redirect leads to where the last one of several leads, query and hash kept', async () => {
  const at = site(['/insights'], { '/a': '/b', '/b': '/c', '/c': '/insights', '/d': '302 /b' });
  expect(await at('/a?x=1')).toBe('301 /insights?x=1');
  expect(await at('/d')).toBe('302 /insights');
  const hashed = site(['/insights'], { '/a': '/b#top', '/b': '/insights' });
  expect(await hashed('/a')).toBe('301 /insights#top');
});

test('RT-17 a redirect to nothing is nothing; one to a file, the API or elsewhere is left to them', async () => {
  const at = site([], {
    '/gone': '/nowhere',
    '/file': '/factsheets/X.pdf',
    '/call': '/api/data-version',
    '/away': 'https://elsewhere.example/x',
  });
  expect(await at('/gone')).toBe(404);
  const old = site([], { '/our-indexes/details/X': '/indexes/details/X' });
  expect(await old('/our-indexes/details/X')).toBe('301 /indexes/details/X');
  expect(await at('/file')).toBe('301 /factsheets/X.pdf');
  expect(await at('/call')).toBe('301 /api/data-version');
  expect(await at('/away')).toBe('301 https://elsewhere.example/x');
});

test('RT-25 what is not there as it is written is looked for in small letters, and redirects with it', async () => {
  const at = site(['/page/esg', '/ja-jp/page/esg', '/Upper'], { '/old': '/page/esg' });
  expect(await at('/Page/ESG?a=B')).toBe('301 /page/esg?a=B');
  expect(await at('/JA-jp/page/esg')).toBe('301 /ja-jp/page/esg');
  expect(await at('/OLD')).toBe('301 /page/esg');
  expect(await at('/Upper')).toBe(200);
  expect(await at('/Nothing')).toBe(404);
  expect(await at('/%E3%82%A4')).toBe(404);
  expect(await at('//Page/esg')).toBe(404);
});

test('RT-25 a file in other letters leads to the file, whose ids and tags keep theirs, and to nothing if there is none', async () => {
  const at = site(['/indexes/details/EX.A/figures/return1Y'], {}, [
    '/factsheets/EX.A/en-us.pdf',
    '/charts/indexes/EX.A/levels.svg?period=1Y',
    '/data/releases/7/indexes/EX.A/observations/return1Y.csv',
  ]);
  expect(await at('/Factsheets/EX.A/EN-us.pdf')).toBe('301 /factsheets/EX.A/en-us.pdf');
  expect(await at('/Charts/Indexes/EX.A/levels.svg?period=1Y')).toBe(
    '301 /charts/indexes/EX.A/levels.svg?period=1Y',
  );
  expect(await at('/Data/Releases/7/indexes/EX.A/observations/return1Y.csv')).toBe(
    '301 /data/releases/7/indexes/EX.A/observations/return1Y.csv',
  );
  expect(await at('/Indexes/Details/EX.A/Figures/return1Y')).toBe(
    '301 /indexes/details/EX.A/figures/return1Y',
  );
  expect(await at('/Factsheets/NONE/en-us.pdf')).toBe(404);
});

test('redirects in a circle end', async () => {
  const at = site([], { '/a': '/b', '/b': '/a' });
  expect(await at('/a')).toMatch(/^301 \/[ab]$/);
});
