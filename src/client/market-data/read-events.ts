export type ServerEvent = { event: string; data: string };

/** Milliseconds; the service sends a heartbeat at least every 20 seconds. */
const longestSilence = 60_000;

/**
 * Server-sent events of a body, parsed as the HTML standard says; comments and empty events are dropped. Throws after a
 * minute of silence, since connections may die unnoticed.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await soon(reader.read());
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.flatMap((block) => eventOf(block) ?? []);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function soon<Chunk>(chunk: Promise<Chunk>): Promise<Chunk> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Nothing was heard for a minute')), longestSilence);
  });
  try {
    return await Promise.race([chunk, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function eventOf(block: string): ServerEvent | null {
  const lines = block.split('\n');
  const data = lines.flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
  if (data.length === 0) return null;
  const event = lines.find((line) => line.startsWith('event: '))?.slice(7) ?? 'message';
  return { event, data: data.join('\n') };
}
