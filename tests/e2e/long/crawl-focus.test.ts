import { test } from 'vitest';
import { expectFocusInSight } from '../../support/focus-walk.ts';
import { pageStates } from '../../support/page-states.ts';

/** The smallest phone, a usual one, a desk, and a desk at 400 %. */
const sizes = [
  [320, 640],
  [375, 700],
  [1280, 700],
  [320, 256],
] as const;

/** A page of every template; states that have to be reached are of the same templates. */
const paths = pageStates.flatMap(({ path, reach, allowedErrors }) =>
  reach || allowedErrors ? [] : [path],
);

for (const [width, height] of sizes)
  test.each(paths)(`what has the focus is in sight at ${width}x${height}: %s`, async (path) => {
    await expectFocusInSight(path, { width, height });
  });
