/**
 * Reads the text of an external request or answer. Returns null, and stops reading, once it exceeds `longest`
 * bytes.
 */
export async function readBody(
  { headers, body }: Pick<Request | Response, 'headers' | 'body'>,
  longest: number,
): Promise<string | null> {
  if (Number(headers.get('Content-Length') ?? 0) > longest) {
    await body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
