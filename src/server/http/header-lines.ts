/** Names and values in turn: headers as Node writes them fastest. */
export function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}

/** Headers of an answer whose body is not sent. */
export function withoutBody(headers: Record<string, string>): Record<string, string> {
  const names = new Set(['content-type', 'content-length', 'content-encoding']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}
