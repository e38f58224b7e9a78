import { beginRelease, type UnfinishedRelease } from '#src/store/releases/unfinished-release.ts';
import { openStore, type Store } from '#src/store/open-store.ts';

/** The commands of this process, which has a data directory open. They arrive over IPC, and each gets one answer. */
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
    // No client sends this message. It causes an error that ends the engine's thread, as a defect would.
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
