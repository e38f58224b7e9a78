import { expect, test, vi } from 'vitest';
import { pushEvent } from './data-layer.ts';

test('AN-02 an event before consent to targeting is dropped for good, and one after it reaches the tag manager', () => {
  vi.stubGlobal('window', { OptanonActiveGroups: ',C0001,C0002,' });
  pushEvent({ event: 'click' });
  expect(window.dataLayer).toBeUndefined();
  window.OptanonActiveGroups = ',C0001,C0004,';
  pushEvent({ event: 'pageView' });
  expect(window.dataLayer).toEqual([{ event: 'pageView' }]);
});
