/** Names and values in turn: headers as Node writes them fastest. */
export function linesOf(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}
