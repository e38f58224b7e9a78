type HeldRequests<Request> = {
  ask: (request: Request) => void;
  /** Gives how to end it. */
  onAsked: (listener: (request: Request) => void) => () => void;
};

/**
 * What visitors ask of a part whose code comes after the page. What is asked before the part is there is kept until
 * it comes; only the last of it, since whoever asks twice means the second.
 */
export function holdRequests<Request>(): HeldRequests<Request> {
  const listeners = new Set<(request: Request) => void>();
  let held: { request: Request } | null = null;
  return {
    ask(request) {
      if (listeners.size === 0) held = { request };
      for (const listener of listeners) listener(request);
    },
    onAsked(listener) {
      listeners.add(listener);
      const waiting = held;
      held = null;
      if (waiting) listener(waiting.request);
      return () => void listeners.delete(listener);
    },
  };
}
