import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallFiles } from '../../tests/support/small-documents.ts';
import { openSmallApi, type SmallApi } from '../../tests/support/small-api.ts';
import { storedFiles } from './stored-files.ts';

let site: SmallApi;
beforeAll(async () => {
  site = await openSmallApi('embedded');
});
afterAll(() => site.close());

const ask = async (path: string, headers: Record<string, string> = {}) =>
  storedFiles(site.store).request(path, { headers });
const pdf = hash('sha256', smallFiles.pdf);

test('PR-03 a file is given byte for byte at the address that its document names, for good', async () => {
  const { documents } = await site.ask('documents', { index: 'US500' });
  const answer = await ask(documents[0]?.file?.href ?? '');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(smallFiles.pdf);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-length')).toBe(String(smallFiles.pdf.length));
  expect(answer.headers.get('cache-control')).toContain('immutable');
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

test('a browser that holds the file is told so', async () => {
  const tag = (await ask(`/files/${pdf}/a.pdf`)).headers.get('etag') ?? '';
  const again = await ask(`/files/${pdf}/a.pdf`, { 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('only PDFs have an address: neither the text of a page nor anything else of the disk', async () => {
  const text = hash('sha256', smallFiles.html);
  const paths = [
    `/files/${text}/complaints.html`,
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
