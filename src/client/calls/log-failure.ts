export type Failure = { part: string; message: string };
type Listener = (failure: Failure) => void;

const mostWaiting = 5;
const waiting: Failure[] = [];
let listener: Listener | null = null;

/** Logs a failure that the page can do without; its message is never shown (ER-02). */
export function logFailure(part: string, error: unknown): void {
  const failure = { part, message: error instanceof Error ? error.message : String(error) };
  if (listener) listener(failure);
  else if (waiting.length < mostWaiting) waiting.push(failure);
  // The server has a log of its own.
  if (!import.meta.env.SSR || !listener) console.warn(`${part}: ${failure.message}`);
}

/** Sets the listener for failures, and passes it the first few earlier ones. */
export function onFailure(next: Listener): void {
  listener = next;
  waiting.splice(0).forEach(next);
}
