export type ServerEvent = { event: string; data: string };

/** Server-sent events of a body, as the HTML standard reads them; comments and empty events are left out. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.flatMap((block) => eventOf(block) ?? []);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): ServerEvent | null {
  const lines = block.split('\n');
  const data = lines.flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
  if (data.length === 0) return null;
  const event = lines.find((line) => line.startsWith('event: '))?.slice(7) ?? 'message';
  return { event, data: data.join('\n') };
}
