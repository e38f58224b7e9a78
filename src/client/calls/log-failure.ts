export type Failure = { part: string; message: string };
type Listener = (failure: Failure) => void;

const mostWaiting = 5;
const waiting: Failure[] = [];
let listener: Listener | null = null;

/** A failure that the page stands without: its message is logged and never shown (ER-02). */
export function logFailure(part: string, error: unknown): void {
  const failure = { part, message: error instanceof Error ? error.message : String(error) };
  if (listener) listener(failure);
  else if (waiting.length < mostWaiting) waiting.push(failure);
  // The server has a log of its own.
  if (!import.meta.env.SSR || !listener) console.warn(`${part}: ${failure.message}`);
}

/** Who takes failures to a log; of those before, the first few are told now. */
export function onFailure(next: Listener): void {
  listener = next;
  waiting.splice(0).forEach(next);
}
