import { appendFileSync, createReadStream, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';

export type SpooledItem<K extends ItemKind> = { key: string; body: ItemBody<K> };

const flushAt = 1 << 20;

/**
 * Checked items on disk until the whole folder proves right: nothing of a wrong folder reaches the store,
 * and memory stays the same however many items there are.
 */
export function openSpool() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-publish-'));
  const pending = new Map<ItemKind, string[]>();
  const sizes = new Map<ItemKind, number>();
  const counts = new Map<ItemKind, number>();
  const fileOf = (kind: ItemKind) => path.join(folder, `${kind}.jsonl`);

  function flush(kind: ItemKind): void {
    appendFileSync(fileOf(kind), (pending.get(kind) ?? []).join(''));
    pending.set(kind, []);
    sizes.set(kind, 0);
  }

  return {
    put: <K extends ItemKind>(kind: K, key: string, body: ItemBody<K>): void => {
      const line = `${JSON.stringify({ key, body })}\n`;
      const lines = pending.get(kind) ?? [];
      pending.set(kind, lines);
      lines.push(line);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const size = (sizes.get(kind) ?? 0) + line.length;
      sizes.set(kind, size);
      if (size >= flushAt) flush(kind);
    },
    count: (kind: ItemKind): number => counts.get(kind) ?? 0,
    /** The items of a kind in batches, in the order in which they were put. */
    async *batches<K extends ItemKind>(kind: K, size: number): AsyncGenerator<SpooledItem<K>[]> {
      flush(kind);
      let batch: SpooledItem<K>[] = [];
      for await (const line of createInterface({ input: createReadStream(fileOf(kind)) })) {
        batch.push(JSON.parse(line) as SpooledItem<K>);
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Spool = ReturnType<typeof openSpool>;
