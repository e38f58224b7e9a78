/** The text of a request's body; null, without reading on, once it is longer than `longest` bytes. */
export async function readBody(request: Request, longest: number): Promise<string | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > longest) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > longest) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
