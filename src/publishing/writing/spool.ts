import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ItemBody, ItemKind } from '#src/contract/provider/item-kinds.ts';
import { blobSpool } from './blob-spool.ts';

type SpooledItem<K extends ItemKind> = { key: string; body: ItemBody<K> };

type SpoolFile = { descriptor: number; pending: string[]; size: number; count: number };

const flushAt = 1 << 20;

/**
 * Checked items and files on disk until the whole folder is checked: nothing of a faulty folder reaches the store, and
 * memory is independent of the number of items. The files are unlinked at once, so that nothing is left behind however
 * the process ends.
 */
export function openSpool() {
  const files = new Map<ItemKind, SpoolFile>();
  let blobFile: number | null = null;

  function fileOf(kind: ItemKind): SpoolFile {
    const known = files.get(kind);
    if (known) return known;
    const file = { descriptor: openUnnamed(), pending: [], size: 0, count: 0 };
    files.set(kind, file);
    return file;
  }

  return {
    put: <K extends ItemKind>(kind: K, key: string, body: ItemBody<K>): void => {
      const file = fileOf(kind);
      const line = `${JSON.stringify({ key, body })}\n`;
      file.pending.push(line);
      file.size += line.length;
      file.count++;
      if (file.size >= flushAt) flush(file);
    },
    count: (kind: ItemKind): number => files.get(kind)?.count ?? 0,
    /** The items of a kind in batches, in the order in which they were put. */
    async *batches<K extends ItemKind>(kind: K, size: number): AsyncGenerator<SpooledItem<K>[]> {
      const file = fileOf(kind);
      flush(file);
      let batch: SpooledItem<K>[] = [];
      for await (const line of linesOf(file)) {
        batch.push(JSON.parse(line) as SpooledItem<K>);
        if (batch.length < size) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    close: (): void => {
      for (const { descriptor } of files.values()) closeSync(descriptor);
      if (blobFile !== null) closeSync(blobFile);
    },
    ...blobSpool(() => (blobFile ??= openUnnamed())),
  };
}

export type Spool = ReturnType<typeof openSpool>;

function flush(file: SpoolFile): void {
  const bytes = Buffer.from(file.pending.join(''));
  for (let at = 0; at < bytes.length;) at += writeSync(file.descriptor, bytes, at);
  file.pending = [];
  file.size = 0;
}

function openUnnamed(): number {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plumbline-publish-'));
  try {
    return openSync(path.join(folder, 'items'), 'w+', 0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Splits at line feeds only: JSON may contain other line separators. */
async function* linesOf({ descriptor }: SpoolFile): AsyncGenerator<string> {
  const options = { fd: descriptor, start: 0, autoClose: false, encoding: 'utf8' } as const;
  let rest = '';
  for await (const chunk of createReadStream('', options)) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
