/** Characters of a chunk. */
const chunkSize = 1 << 16;

/** Streams a text in chunks as it is read: nothing is written ahead of the reader. */
export function streamOf(
  texts: Iterator<string> | AsyncIterator<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        let chunk = '';
        while (chunk.length < chunkSize) {
          const { done, value } = await texts.next();
          if (done) {
            controller.enqueue(encoder.encode(chunk));
            return controller.close();
          }
          chunk += value;
        }
        controller.enqueue(encoder.encode(chunk));
      },
      async cancel() {
        await texts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
