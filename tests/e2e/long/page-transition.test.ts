import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/visits.ts';

type Phase = { part: string; from: number; to: number };

/**
 * Notes every animation of a page transition when it begins: its part and its time in milliseconds. Of a transition that
 * the browser leaves out, because the next page took seconds to draw, there are none to note.
 */
const noteAnimations = (page: Page) =>
  page.addInitScript(() => {
    const transitions: (Phase[] | 'left out')[] = [];
    Object.assign(globalThis, { transitions });
    const start = document.startViewTransition.bind(document);
    const phasesOf = async (transition: ViewTransition) => {
      await transition.ready;
      const phases: Phase[] = [];
      for (const { effect } of document.getAnimations()) {
        const part = (effect as KeyframeEffect).pseudoElement ?? '';
        if (!part.startsWith('::view-transition')) continue;
        const { delay = 0, endTime = 0 } = effect?.getComputedTiming() ?? {};
        phases.push({ part, from: delay, to: Number(endTime) });
      }
      return phases;
    };
    document.startViewTransition = (update) => {
      const transition = start(update);
      void phasesOf(transition)
        .catch(() => 'left out' as const)
        .then((phases) => transitions.push(phases));
      return transition;
    };
  });

/** Opens pages of the menu until the browser shows the transition to one of them. */
async function phasesOfNavigation(reducedMotion: 'reduce' | 'no-preference'): Promise<Phase[]> {
  const page = await visit('/', { reducedMotion, before: noteAnimations });
  for (const [at, name] of ['Equity', 'Fixed income', 'Insights', 'Products'].entries()) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    const noted = await page.waitForFunction(
      (place) =>
        (globalThis as unknown as { transitions: (Phase[] | string)[] }).transitions[place],
      at,
    );
    const phases = await noted.jsonValue();
    if (phases !== undefined && typeof phases !== 'string') return phases;
  }
  throw new Error('the browser left out the transition to every page');
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
