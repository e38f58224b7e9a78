import { beginRelease, type UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';
import { openStore, type Store } from '#src/store/open-store.ts';

/** A process of its own on a data directory; told over IPC what to do, it answers each word with one. */
export type Word = 'publish' | 'stage' | 'break' | 'close';

const store: Store = await openStore({ dataDir: process.argv[2]! });
process.send?.('open');

process.on('message', (word: Word) => {
  void deeds[word]().then((answer) => process.connected && process.send?.(answer));
});

const deeds: Record<Word, () => Promise<string>> = {
  async publish() {
    const { number } = await (await stage()).flip();
    return `published ${number}`;
  },
  async stage() {
    return `staged ${(await stage()).number}`;
  },
  async break() {
    const { connection } = store.connection();
    // No client says this; it stands for any defect that ends the engine's thread.
    if (connection.engine === 'embedded') connection.port?.postMessage(null);
    return 'broken';
  },
  async close() {
    await store.close();
    process.disconnect();
    return 'closed';
  },
};

async function stage(): Promise<UnfinishedRelease> {
  const draft = await beginRelease(store, { label: 'child', note: '', sourceHash: 'x' });
  const from = `/from-${draft.number}`;
  await draft.putItems('redirect', [{ key: from, body: { from, to: '/to' } }]);
  return draft;
}
