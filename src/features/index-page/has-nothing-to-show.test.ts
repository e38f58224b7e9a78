import { expect, test } from 'vitest';
import { hasNothingToShow } from './has-nothing-to-show.ts';
import { completeIndex } from './index-page.examples.tsx';
import { constituentsSection } from './sections/constituents/section.ts';

const details = { ...Object(completeIndex.details), level: null, figures: null };
const sustainability = { ...Object(completeIndex.sustainability), metrics: [] };
const members = (more: object) => ({ ...Object(completeIndex.constituents), ...more });

test('an index without levels, members and metrics has nothing to show; members that are withheld are something', () => {
  const shown = (constituents: object) =>
    !hasNothingToShow({
      ...completeIndex,
      details,
      prices: null,
      sustainability,
      constituents,
    } as never);
  expect(shown(members({ totalConstituents: 0, withheld: null }))).toBe(false);
  expect(shown(members({ totalConstituents: 1, withheld: null }))).toBe(true);
  expect(shown(members({ totalConstituents: 0, withheld: 'none' }))).toBe(true);
});

test('before its members are loaded the numbers of its contents tell whether there are any', () => {
  const shown = (contents: object) => {
    const { constituents: _, sustainability: __, ...begun } = completeIndex;
    return !hasNothingToShow({
      ...begun,
      details,
      prices: null,
      contents: { ...Object(completeIndex.contents), sustainability: 0, ...contents },
    });
  };
  expect(shown({ constituents: 0, constituentsWithheld: null })).toBe(false);
  expect(shown({ constituents: 1, constituentsWithheld: null })).toBe(true);
  expect(shown({ constituents: 0, constituentsWithheld: 'none' })).toBe(true);
});

test('ID-06 a rate without members has no section of members; an index says that they are not available', () => {
  const isShown = (hasReturns: boolean, more: object) => {
    const details = { ...Object(completeIndex.details), hasReturns };
    const data = { ...completeIndex, details, constituents: members(more) };
    return constituentsSection.isShown(data);
  };
  const none = { totalConstituents: 0, withheld: null };
  expect(isShown(false, none)).toBe(false);
  expect(isShown(true, none)).toBe(true);
  expect(isShown(false, { totalConstituents: 3, withheld: null })).toBe(true);
  expect(isShown(false, { totalConstituents: 0, withheld: 'none' })).toBe(true);
});
