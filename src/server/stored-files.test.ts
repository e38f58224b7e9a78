import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { UnavailableError } from '#src/domain/errors.ts';
import { putBlob } from '#src/store/blobs.ts';
import { smallFiles } from '../../tests/support/small-documents.ts';
import { sharedApi, type SmallApi } from '../../tests/support/small-api.ts';
import { storedFiles } from './stored-files.ts';

let site: SmallApi;
sharedApi.beforeAll(({ smallApi }) => {
  site = smallApi;
});

const ask = async (path: string, headers: Record<string, string> = {}) =>
  storedFiles(site).request(path, { headers });
const pdf = hash('sha256', smallFiles.pdf);

test('PR-03 a file is given byte for byte at the address that its document names, until it is taken down', async () => {
  const { documents } = await site.ask('documents', { index: 'US500' });
  const answer = await ask(documents[0]?.file?.href ?? '');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(smallFiles.pdf);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-length')).toBe(String(smallFiles.pdf.length));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('PR-03 its name is told in full, also in Japanese, and cannot leave its header', async () => {
  const dispositionOf = async (name: string) =>
    (await ask(`/files/${pdf}/${encodeURIComponent(name)}`)).headers.get('content-disposition');
  expect(await dispositionOf('算出要領.pdf')).toBe(
    `inline; filename="____.pdf"; filename*=UTF-8''%E7%AE%97%E5%87%BA%E8%A6%81%E9%A0%98.pdf`,
  );
  expect(await dispositionOf('a"b\r\nX-Evil: 1.pdf')).toBe(
    `inline; filename="a_b__X-Evil: 1.pdf"; filename*=UTF-8''a%22b%0D%0AX-Evil%3A%201.pdf`,
  );
  expect(await dispositionOf("it's (1).pdf")).toContain(`filename*=UTF-8''it%27s%20%281%29.pdf`);
});

test('PR-03 a PDF that no document of the current release is any more cannot be had, though it is stored', async () => {
  const current = site.snapshot();
  const withoutDocuments = { ...current.catalogue.documents, size: 0 };
  const later = {
    ...current,
    release: current.release + 1,
    catalogue: { ...current.catalogue, documents: withoutDocuments },
  };
  const app = storedFiles({ store: site.store, snapshot: () => later });
  expect((await app.request(`/files/${pdf}/a.pdf`)).status).toBe(404);
  expect((await ask(`/files/${pdf}/a.pdf`)).status).toBe(200);
});

test.each([
  ['jpg', 'image/jpeg', Buffer.from('ffd8ffd9', 'hex')],
  ['png', 'image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['svg', 'image/svg+xml', Buffer.from('<svg></svg>')],
])('RT-14 a picture that is a %s is given as %s', async (ending, mediaType, bytes) => {
  const sha256 = await putBlob(site.store.db, site.snapshot().release, bytes);
  const { status, headers } = await ask(`/media/${sha256}.${ending}`);
  expect([status, headers.get('content-type')]).toEqual([200, mediaType]);
});

test('a browser that holds the file is told so', async () => {
  const tag = (await ask(`/files/${pdf}/a.pdf`)).headers.get('etag') ?? '';
  const again = await ask(`/files/${pdf}/a.pdf`, { 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('what was read before is given on while the store is away', async () => {
  const address = `/files/${pdf}/a.pdf`;
  let isAway = false;
  const store = {
    get db() {
      if (isAway) throw new UnavailableError('The store is away');
      return site.store.db;
    },
  };
  const app = storedFiles({ ...site, store });
  expect((await app.request(address)).status).toBe(200);
  isAway = true;
  const again = await app.request(address);
  expect(Buffer.from(await again.arrayBuffer())).toEqual(smallFiles.pdf);
});

test('only PDFs have an address: neither the text of a page nor anything else of the disk', async () => {
  const text = hash('sha256', smallFiles.html);
  const paths = [
    `/files/${text}/complaints.html`,
    ...['svg', 'png', 'jpg'].map((ending) => `/media/${text}.${ending}`),
    ...['svg', 'png', 'jpg'].map((ending) => `/media/${pdf}.${ending}`),
    `/files/${'0'.repeat(64)}/a.pdf`,
    `/files/${pdf.slice(1)}/a.pdf`,
    `/files/..%2f..%2fetc%2fpasswd/a.pdf`,
    `/files/${pdf}/../../etc/passwd`,
    `/files/${pdf}`,
  ];
  for (const path of paths) expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('a file runs nothing, loads nothing and is framed by our own pages only', async () => {
  const policy = (await ask(`/files/${pdf}/a.pdf`)).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script');
});
