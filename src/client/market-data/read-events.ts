export type ServerEvent = { event: string; data: string };

/** The service says at least every 20 seconds that it is there. */
const longestSilence = 60_000;

/**
 * Server-sent events of a body, as the HTML standard reads them; comments and empty events are left out.
 * Throws where nothing comes for a minute: a connection may die without a word.
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
