/** A failure that the page stands without: its message is logged and never shown (ER-02). */
export function logFailure(part: string, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  console.warn(`${part}: ${message}`);
}
