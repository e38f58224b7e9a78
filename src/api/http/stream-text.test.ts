import { expect, test } from 'vitest';
import { streamOf } from './stream-text.ts';

test('no text is read before its reader asks for it', async () => {
  let read = 0;
  function* texts() {
    for (;;) {
      read += 1;
      yield 'x'.repeat(1 << 16);
    }
  }
  const reader = streamOf(texts()).getReader();
  await reader.read();
  // What would be read ahead is read within the same turn of the event loop.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  expect(read).toBe(1);
  await reader.cancel();
});
