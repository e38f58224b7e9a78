/**
 * Sizes of which none is more than `cap` per cent of their sum: what a large one loses goes to all
 * others in proportion. A cap that the number of sizes cannot meet throws.
 */
export function capped(sizes: readonly number[], cap: number): number[] {
  if (sizes.length * cap < 100) throw new Error(`${sizes.length} members cannot keep to ${cap}%`);
  const share = cap / 100;
  let result = [...sizes];
  for (;;) {
    const sum = result.reduce((one, other) => one + other, 0);
    const isOver = (size: number): boolean => size > sum * share * (1 + 1e-9);
    if (!result.some(isOver)) return result;
    const atCap = result.map((size) => size >= sum * share);
    const free = result.reduce((one, size, at) => (atCap[at] ? one : one + size), 0);
    const fixed = atCap.filter(Boolean).length;
    // The free sizes stay as they are; those at the cap get their share of the sum that results.
    const newSum = free / (1 - share * fixed);
    result = result.map((size, at) => (atCap[at] ? newSum * share : size));
  }
}

/**
 * Weights in per cent with four decimals that add up to exactly 100: all are rounded down, and the
 * largest remainders get the ten-thousandths that are missing.
 */
export function percentages(sizes: readonly number[]): number[] {
  const sum = sizes.reduce((one, other) => one + other, 0);
  const exact = sizes.map((size) => (size / sum) * 1_000_000);
  const units = exact.map(Math.floor);
  const missing = 1_000_000 - units.reduce((one, other) => one + other, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at);
  for (const { at } of byRemainder.slice(0, missing)) units[at]! += 1;
  return units.map((value) => value / 10_000);
}
