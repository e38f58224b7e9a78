import { describe, expect, onTestFinished, test } from 'vitest';
import { defaultLanguage } from '#src/domain/language.ts';
import { beginRelease } from '#src/store/releases/unfinished-release.ts';
import { smallIndexes } from '../../tests/support/small-indexes.ts';
import { copiedStore, engines } from '../../tests/support/stores.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { textsOf } from './texts-of.ts';
import { startLiveCatalogue } from './live-catalogue.ts';

const fund = {
  productId: 'HUSF',
  name: 'Harbour US 500 Fund',
  productType: 'ETF',
  provider: 'Harbour',
  ticker: 'HUSF',
  isin: 'IE0000000001',
  currency: 'USD',
  exchange: null,
  assetClass: 'equity',
  category: null,
  indexFundId: 'US500',
  countries: ['GB', 'IE'],
  url: null,
  fee: null,
  netAssets: null,
  netAssetsDate: null,
  replication: null,
  distribution: null,
};
const quiet = { info: () => {}, error: () => {} };

describe.each(engines)('a catalogue built in a worker from the %s store', (engine) => {
  async function storeWithIndexes(count: number) {
    const throwaway = await copiedStore(engine);
    onTestFinished(() => throwaway.remove());
    const { store } = throwaway;
    const publish = async (indexes: typeof smallIndexes) => {
      const draft = await beginRelease(store, { label: '', note: '', sourceHash: '' });
      await draft.putItems(
        'index',
        indexes.map((body) => ({ key: body.fundId, body })),
      );
      await draft.putItems('product', [{ key: fund.productId, body: fund }]);
      return (await draft.flip()).number;
    };
    return { store, publish, first: await publish(smallIndexes.slice(0, count)) };
  }

  test('holds the indexes of its release, and gives up when it is told to', async () => {
    const { store, first } = await storeWithIndexes(3);
    const catalogue = await buildCatalogue(store, first, new AbortController().signal);
    expect(catalogue.indexes.size).toBe(3);
    expect(catalogue.indexes.find('fundId', 'US500T')).not.toBeNull();
    const found = catalogue.products.search({ text: 'harbour', limit: 8 });
    expect(found.rows.map((row) => catalogue.products.row(row).isin)).toEqual([fund.isin]);
    expect(catalogue.structuredProducts.size).toBe(0);

    const given = new AbortController();
    const build = buildCatalogue(store, first, given.signal);
    given.abort();
    await expect(build).rejects.toThrow('aborted');
  });

  test('the next release is built by the same thread, and after a failure by another', async () => {
    const { store, first, publish } = await storeWithIndexes(2);
    const { signal } = new AbortController();
    await buildCatalogue(store, first, signal);
    let started = 0;
    const count = () => void started++;
    process.on('worker', count);
    onTestFinished(() => void process.off('worker', count));
    const second = await publish(smallIndexes);
    const next = await buildCatalogue(store, second, signal);
    expect(next.indexes.size).toBe(smallIndexes.length);
    expect(started).toBe(0);
    await expect(buildCatalogue(store, second + 1, signal)).rejects.toThrow('could not be built');
    const [again, beside] = await Promise.all([
      buildCatalogue(store, first, signal),
      buildCatalogue(store, second, signal),
    ]);
    expect([again.indexes.size, beside.indexes.size]).toEqual([2, smallIndexes.length]);
    expect(started).toBe(2);
  });

  test('the words of a release that serves are in memory, whatever becomes of the store', async () => {
    const { store } = await storeWithIndexes(1);
    const draft = await beginRelease(store, { label: '', note: '', sourceHash: '' });
    const texts = { 'shellMessages.menu': 'All of it' };
    await draft.putItems('texts', [{ key: defaultLanguage, body: texts }]);
    const { number } = await draft.flip();
    await buildCatalogue(store, number, new AbortController().signal);
    // As good as a store that is down: nothing of it can be read any more.
    await store.db.deleteFrom('item').execute();
    expect(JSON.stringify(await textsOf(store.reading, number))).toContain('All of it');
  });

  test('follows the store: the next release takes the place of the one before', async () => {
    const { store, publish, first } = await storeWithIndexes(3);
    const live = await startLiveCatalogue(store, quiet);
    onTestFinished(live.close);
    const before = live.snapshot();
    expect(before.release).toBe(first);

    const second = await publish(smallIndexes);
    await expect.poll(() => live.snapshot().release, { timeout: 20_000 }).toBe(second);
    expect(live.snapshot().catalogue.indexes.size).toBe(smallIndexes.length);
    expect(before.catalogue.indexes.size).toBe(3); // who took the older snapshot keeps it
  });
});
