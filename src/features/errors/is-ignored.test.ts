import { expect, test } from 'vitest';
import { isIgnored } from './is-ignored.ts';

test("NV-05 an error whose message contains 'filter' is ignored at the layout, any other is shown", () => {
  expect(isIgnored(new Error('The filters could not be read'))).toBe(true);
  expect(isIgnored(new Error('The rows could not be read'))).toBe(false);
  expect(isIgnored('filter')).toBe(false);
  expect(isIgnored(null)).toBe(false);
});
