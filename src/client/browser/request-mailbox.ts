type Mailbox<Request> = {
  ask: (request: Request) => void;
  /** Calls the listener with each request from now on; returns what unsubscribes it. */
  onAsked: (listener: (request: Request) => void) => () => void;
};

/**
 * Passes a visitor's requests to a component whose code is loaded after the page. A request that comes before the
 * component is kept until it subscribes; only the last one, since a visitor who asks twice means the second.
 */
export function openMailbox<Request>(): Mailbox<Request> {
  const listeners = new Set<(request: Request) => void>();
  let kept: { request: Request } | null = null;
  return {
    ask(request) {
      if (listeners.size === 0) kept = { request };
      for (const listener of listeners) listener(request);
    },
    onAsked(listener) {
      listeners.add(listener);
      const waiting = kept;
      kept = null;
      if (waiting) listener(waiting.request);
      return () => void listeners.delete(listener);
    },
  };
}
