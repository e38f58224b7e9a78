import { expect, test } from 'vitest';
import { createLoadingProgress, type Progress } from './loading-progress.ts';

function progressByHand() {
  const shown: Progress[] = [];
  const waiting: { at: number; run: () => void }[] = [];
  let now = 0;
  const progress = createLoadingProgress((next) => shown.push(next), {
    after: (milliseconds, run) => {
      const entry = { at: now + milliseconds, run };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), waiting.includes(entry) ? 1 : 0);
    },
  });
  const pass = (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const due = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      now = due.at;
      waiting.splice(waiting.indexOf(due), 1);
      due.run();
    }
    now = end;
  };
  return { progress, pass, last: () => shown.at(-1) };
}

test('NV-02 a navigation under 200 ms shows no bar', () => {
  const { progress, pass, last } = progressByHand();
  progress.start();
  pass(199);
  expect(last()?.isVisible).toBe(false);
  pass(1);
  expect(last()?.isVisible).toBe(true);
});

test('NV-02 the bar moves on by itself to the end in 5000 ms', () => {
  const { progress, pass, last } = progressByHand();
  progress.start();
  pass(200 + 2400);
  expect(last()?.percent).toBe(50);
  pass(2600);
  expect(last()?.percent).toBe(100);
});

test('NV-02 an only load adds 45 per cent, data load and fetch 30 each', () => {
  const { progress, last } = progressByHand();
  progress.start();
  progress.step(false);
  expect(last()?.percent).toBe(45);
  progress.start();
  progress.step(true);
  progress.step(true);
  expect(last()?.percent).toBe(60);
});

test('NV-02 a failed request shows in the bar until the next navigation', () => {
  const { progress, last } = progressByHand();
  progress.start();
  progress.fail();
  expect(last()?.hasFailed).toBe(true);
  progress.finish();
  expect(last()?.hasFailed).toBe(true);
  progress.start();
  expect(last()?.hasFailed).toBe(false);
});

test('a finished bar is full, then gone', () => {
  const { progress, pass, last } = progressByHand();
  progress.start();
  pass(300);
  progress.finish();
  expect(last()).toEqual({ isVisible: true, percent: 100, hasFailed: false });
  pass(500);
  expect(last()?.isVisible).toBe(false);
});

test('NV-09 a pending state appears after 200 ms and, once shown, stays at least 200 ms', () => {
  const { progress, pass, last } = progressByHand();
  progress.start();
  pass(150);
  progress.finish();
  pass(1000);
  expect(last()?.isVisible).toBe(false);
  progress.start();
  pass(201);
  progress.finish();
  pass(200);
  expect(last()?.isVisible).toBe(true);
});
