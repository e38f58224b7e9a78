import { expect, test } from 'vitest';
import { BrokenOffError, receiveFile } from './receive-file.ts';

const limits = {
  bytes: 1_000,
  timeout: 30_000,
  unpacked: { entries: 9, bytes: 9_000, fileBytes: 9_000, ratio: 9 },
};

/** An upload that ends with an error after its first bytes. */
function endingWith(error: Error): Request {
  let isFirst = true;
  const body = new ReadableStream({
    pull(controller) {
      if (isFirst) controller.enqueue(new TextEncoder().encode('date,AAA'));
      else controller.error(error);
      isFirst = false;
    },
  });
  const sent = { method: 'PUT', body, duplex: 'half' };
  return new Request('https://newsroom.example/', sent);
}

const receive = (error: Error) =>
  receiveFile(endingWith(error), limits, () => expect.fail('nothing of it is taken'));

test.each(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'])(
  'an upload whose sender is gone (%s) was broken off',
  async (code) => {
    const gone = Object.assign(new Error('gone'), { code });
    await expect(receive(gone)).rejects.toBeInstanceOf(BrokenOffError);
  },
);

test('another error of an upload is told as it is', async () => {
  const other = Object.assign(new Error('other'), { code: 'EIO' });
  await expect(receive(other)).rejects.toBe(other);
});
