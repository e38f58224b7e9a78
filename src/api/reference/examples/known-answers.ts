import { oncePerRelease } from '#src/catalogue/once-per-release.ts';
import type { Stored } from '../../source.ts';

type Ask = (address: string, source: Stored) => Promise<Response>;

/** Tells whether a release answers an address, and remembers it: not every provider has data for every call. */
export function knownAnswers(ask: Ask): (address: string, source: Stored) => Promise<boolean> {
  const known = oncePerRelease(async (_: Stored) => new Map<string, Promise<boolean>>());
  return async (address, source) => {
    const answers = await known(source);
    const before = answers.get(address);
    if (before !== undefined) return before;
    const asking = ask(address, source).then(async (answer) => {
      await answer.body?.cancel();
      // A failure is not remembered.
      if (answer.status >= 500) answers.delete(address);
      return answer.ok;
    });
    answers.set(address, asking);
    asking.catch(() => answers.delete(address));
    return asking;
  };
}
