import { expect, test, vi } from 'vitest';
import { readBlob } from './download-file.ts';

const never = () => new AbortController().signal;

/** The next file that is asked for comes in these parts. */
function serve(parts: readonly string[], init: ResponseInit = {}) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, init));
}

test('ID-03 a file is read as a blob, and how much of it has come is told part by part', async () => {
  const headers = { 'content-length': '8', 'content-type': 'application/pdf' };
  serve(['%PDF', '-1', '.7'], { headers });
  const shares: (number | null)[] = [];
  const blob = await readBlob('/files/a', (share) => shares.push(share), never());
  expect(shares).toEqual([0.5, 0.75, 1]);
  expect(blob.type).toBe('application/pdf');
  expect(await blob.text()).toBe('%PDF-1.7');
});

test('ID-03 of a file whose size is not known no share is made up', async () => {
  serve(['%PDF', '-1.7']);
  const shares: (number | null)[] = [];
  await readBlob('/files/a', (share) => shares.push(share), never());
  expect(shares).toEqual([null, null]);
});

test('ID-03 of a file that is sent compressed, and so is larger than announced, no more than all has come', async () => {
  serve(['%PDF', '-1.7'], { headers: { 'content-length': '6' } });
  const shares: (number | null)[] = [];
  await readBlob('/files/a', (share) => shares.push(share), never());
  expect(shares).toEqual([4 / 6, 1]);
});

test('ID-03 an answer that is no file is no blob', async () => {
  serve(['Not found'], { status: 404 });
  await expect(readBlob('/files/a', () => undefined, never())).rejects.toThrow('status 404');
});
