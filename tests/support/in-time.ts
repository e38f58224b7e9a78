/** Milliseconds: as long as a page is waited for elsewhere. */
const longest = 30_000;

/**
 * Fails when something does not happen in time. For what has no limit of its own, such as a script in a page: it would
 * hold its test up until the limit of the test, which names no cause.
 */
export function inTime<Value>(
  happens: Promise<Value>,
  otherwise: string,
  limit = longest,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${otherwise} within ${limit / 1000} s`)), limit);
  });
  return Promise.race([happens, late]).finally(() => clearTimeout(timer));
}
