export type Percentiles = { p50: number; p95: number; p99: number };

/**
 * Milliseconds that each item takes: the best of some rounds over all items, so that what else the machine
 * does in between does not count, and no item profits from being asked twice in a row.
 */
export async function bestOfRounds<Item>(
  rounds: number,
  items: readonly Item[],
  run: (item: Item) => unknown,
): Promise<number[]> {
  const best = items.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [i, item] of items.entries()) {
      const started = performance.now();
      const answer = run(item);
      if (answer instanceof Promise) await answer;
      best[i] = Math.min(best[i]!, performance.now() - started);
    }
  }
  return best;
}

/** Milliseconds of CPU on all threads for each item, reader included: a busy machine changes them less than the time. */
export async function cpuOfEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<number[]> {
  const costs: number[] = [];
  for (const item of items) {
    const before = process.cpuUsage();
    await run(item);
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
  }
  return costs;
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function median(values: readonly number[]): number {
  return percentiles(values).p50;
}
