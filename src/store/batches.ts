/** Milliseconds of a write batch: half of the 50 ms that a reader may wait for the engine. */
const target = 25;

/**
 * Adapts the size of write batches to the time that the last one took.
 * @param first size of the first batch, in rows or characters
 * @param smallest lower bound, however slow the engine is
 * @param largest upper bound, however fast it is
 */
export function batchSizer(first: number, smallest: number, largest: number) {
  let size = first;
  return {
    size: () => size,
    took(milliseconds: number): void {
      const factor = Math.min(2, Math.max(0.25, target / Math.max(milliseconds, 1)));
      size = Math.round(Math.min(largest, Math.max(smallest, size * factor)));
    },
  };
}

/** Writes `rows` in batches; `write` returns the milliseconds that it held the engine. */
export async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<number>,
): Promise<void> {
  const sizer = batchSizer(500, 50, 10_000);
  for (let at = 0; at < rows.length;) {
    const batch = rows.slice(at, at + sizer.size());
    at += batch.length;
    sizer.took(await write(batch));
  }
}

/**
 * Writes texts in batches by their length, since the cost of a row depends on its size, and rows may differ a
 * thousandfold. `write` returns the milliseconds that it held the engine.
 */
export async function inBatchesByLength(
  texts: Iterable<string>,
  write: (batch: readonly string[]) => Promise<number>,
): Promise<void> {
  const sizer = batchSizer(200_000, 20_000, 8_000_000);
  let batch: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (batch.length > 0 && length + text.length > sizer.size()) {
      sizer.took(await write(batch));
      batch = [];
      length = 0;
    }
    batch.push(text);
    length += text.length;
  }
  if (batch.length > 0) await write(batch);
}

/** Repeats a write of at most `limit` rows until none are left. */
export async function untilNone(
  write: (limit: number) => Promise<{ affectedRows: number; milliseconds: number }>,
): Promise<void> {
  const sizer = batchSizer(500, 50, 10_000);
  for (;;) {
    const { affectedRows, milliseconds } = await write(sizer.size());
    if (affectedRows === 0) return;
    sizer.took(milliseconds);
  }
}
