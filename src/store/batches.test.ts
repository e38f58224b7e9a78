import { expect, test } from 'vitest';
import { inBatchesByLength } from './batches.ts';

const long = 'x'.repeat(150_000);
const onTime = 25;

test('long rows go one by one, short ones together, and none is lost or out of order', async () => {
  const texts = ['a', 'b', long, long, `${long}${long}`, 'c', 'd'];
  const batches: string[][] = [];
  await inBatchesByLength(texts, async (batch) => {
    batches.push([...batch]);
    return onTime;
  });
  expect(batches.map((batch) => batch.length)).toEqual([3, 1, 1, 2]);
  expect(batches.flat()).toEqual(texts);
});

test('a batch that held the engine too long is followed by smaller ones, a quick one by larger ones', async () => {
  const lengthsAfter = async (milliseconds: number) => {
    const lengths: number[] = [];
    await inBatchesByLength(Array<string>(4_000).fill('x'.repeat(1_000)), async (batch) => {
      lengths.push(batch.length);
      return milliseconds;
    });
    return lengths.slice(0, 3);
  };
  expect(await lengthsAfter(50)).toEqual([200, 100, 50]);
  expect(await lengthsAfter(12.5)).toEqual([200, 400, 800]);
});
