import { afterEach, expect, test, vi } from 'vitest';
import { followScrollAreas } from './scroll-areas.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The tab stop of an area of 300 by 300 px after a key, by the size of its content. */
function stopAfter(key: string, content: { width: number; height: number }): number {
  const area = {
    tabIndex: 0,
    clientWidth: 300,
    clientHeight: 300,
    scrollWidth: content.width,
    scrollHeight: content.height,
  };
  const page = Object.assign(new EventTarget(), { querySelectorAll: () => [area] });
  vi.stubGlobal('document', page);
  const end = followScrollAreas();
  page.dispatchEvent(Object.assign(new Event('keydown'), { key }));
  end();
  return area.tabIndex;
}

test.each([
  ['wider', { width: 301, height: 300 }, 0],
  ['higher', { width: 300, height: 301 }, 0],
  ['no larger', { width: 300, height: 300 }, -1],
] as const)(
  'SC-05 an area whose content is %s than it is a tab stop only while it scrolls',
  (_, content, stop) => {
    expect(stopAfter('Tab', content)).toBe(stop);
  },
);

test('SC-05 areas are measured when Tab is pressed, not with other keys', () => {
  expect(stopAfter('a', { width: 300, height: 300 })).toBe(0);
});
