import type { ApiCall } from './api-client.ts';

/** More than a visitor goes back to; what was asked longest ago goes first. */
const mostHeld = 200;

export type HeldCalls = {
  call: ApiCall;
  /** Drops what is held: another release is there. */
  forget: () => void;
};

/**
 * Data already held is not loaded again (NV-07): whole answers are kept for the visit by their address, which
 * bears the key of the data and the language (NV-10). Failures are not kept, and what its caller may cancel,
 * such as a search, goes past.
 */
export function holdAnswers(call: ApiCall): HeldCalls {
  const held = new Map<string, Promise<Response>>();
  const ask = async (path: string): Promise<Response> => {
    try {
      const answer = await call(path);
      if (!answer.ok) held.delete(path);
      return answer;
    } catch (error) {
      held.delete(path);
      throw error;
    }
  };
  return {
    async call(path, init) {
      if (init?.signal) return call(path, init);
      const answer = held.get(path) ?? ask(path);
      held.set(path, answer);
      const [oldest] = held.keys();
      if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
      // A body is read once: the held one stays unread.
      return (await answer).clone();
    },
    forget: () => held.clear(),
  };
}
