import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../support/visits.ts';

type Phase = { part: string; from: number; to: number };

/** Notes every animation of a page transition when it begins: its part and its time in milliseconds. */
const noteAnimations = (page: Page) =>
  page.addInitScript(() => {
    const transitions: Phase[][] = [];
    Object.assign(globalThis, { transitions });
    const start = document.startViewTransition.bind(document);
    const note = async (transition: ViewTransition) => {
      await transition.ready;
      const phases: Phase[] = [];
      for (const { effect } of document.getAnimations()) {
        const part = (effect as KeyframeEffect).pseudoElement ?? '';
        if (!part.startsWith('::view-transition')) continue;
        const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
        phases.push({ part, from: delay, to: Number(endTime) });
      }
      transitions.push(phases);
    };
    document.startViewTransition = (update) => {
      const transition = start(update);
      void note(transition);
      return transition;
    };
  });

async function phasesOfNavigation(reducedMotion: 'reduce' | 'no-preference'): Promise<Phase[]> {
  const page = await visit('/', { reducedMotion, before: noteAnimations });
  await page.getByRole('navigation').getByRole('link', { name: 'Equity', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Equity' }).waitFor();
  const noted = await page.waitForFunction(
    () => (globalThis as unknown as { transitions: Phase[][] }).transitions[0],
  );
  return (await noted.jsonValue()) ?? [];
}

test('RT-19 the old page has left before the new one enters', async () => {
  const phases = await phasesOfNavigation('no-preference');
  const old = phases.find(({ part }) => part === '::view-transition-old(root)');
  const next = phases.find(({ part }) => part === '::view-transition-new(root)');
  expect(old?.to).toBeGreaterThan(0);
  expect(next?.from).toBeGreaterThanOrEqual(old?.to ?? Infinity);
});

test('RT-19 nothing moves for a visitor who prefers reduced motion', async () => {
  const phases = await phasesOfNavigation('reduce');
  expect(phases.filter(({ to }) => to > 0)).toEqual([]);
});
