import { expect, test } from 'vitest';
import { createLinkAnchors } from './link-anchors.ts';

test('a known page lacks what neither its texts nor its declaration have', () => {
  const anchors = createLinkAnchors();
  anchors.add('page', '/page/rules', ['<h2 id="weights">', '<p><h3 class="a" id="caps">']);
  anchors.add('page', '/page/rules', ['<h2 id="omomi">']);
  anchors.add('notice', '/notices/1', ['<h2 id="when">']);
  const lacks = (target: string | null, anchor: string, declared: string[] | null = null) =>
    anchors.lacks(target, declared, anchor);
  expect(['weights', 'caps', 'omomi', 'fees'].map((one) => lacks('/page/rules', one))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  // Nothing is known of the anchors of a page that has no texts, unless they are declared.
  expect([lacks('/notices/1', 'fees'), lacks(null, 'fees')]).toEqual([false, false]);
  expect([lacks(null, 'levels', ['levels']), lacks(null, 'fees', ['levels'])]).toEqual([
    false,
    true,
  ]);
});
