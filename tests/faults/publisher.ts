import { publishFolder } from '#src/publishing/publish-folder.ts';
import { openStore } from '#src/store/open-store.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import { releaseDigest } from './release-digest.ts';
import { acceptedAll } from '../support/accepted-all.ts';

/** What the process says; times in milliseconds since the publish began. */
export type Reports = {
  opened: { release: number; digest: string | null };
  begun: null;
  wrote: number;
  published: { release: number | null; milliseconds: number };
};

function report<Event extends keyof Reports>(event: Event, content: Reports[Event]): void {
  process.send?.({ event, content });
}

/** A process of its own that opens a store and publishes each folder that its parent names, until it is killed. */
async function main(): Promise<void> {
  const store = await openStore(JSON.parse(process.argv[2] ?? '{}'));
  process.on('message', (folder: string) => void publish(folder));
  const current = await findCurrentRelease(store.db);
  const digest = current && (await releaseDigest(store, current.number));
  report('opened', { release: current?.number ?? 0, digest });

  async function publish(folder: string): Promise<void> {
    const started = performance.now();
    let hasWritten = false;
    report('begun', null);
    const { release } = await publishFolder(store, {
      accepted: acceptedAll,
      folder,
      onProgress({ step }) {
        if (hasWritten || !step.startsWith('writing')) return;
        hasWritten = true;
        report('wrote', performance.now() - started);
      },
    });
    const milliseconds = performance.now() - started;
    report('published', { release: release?.number ?? null, milliseconds });
  }
}

await main();
