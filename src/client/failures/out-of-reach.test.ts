import { expect, test } from 'vitest';
import { ApiError } from '../calls/api-error.ts';
import { isOutOfReach, recordMissedCode } from './out-of-reach.ts';

test('NV-06 what no network brought is out of reach, and a service that answers or is too slow is not', () => {
  const late = new DOMException('It took too long', 'TimeoutError');
  const code = new Error('Failed to fetch dynamically imported module');
  expect(isOutOfReach(new ApiError(0, 'No answer'))).toBe(true);
  expect(isOutOfReach(new ApiError(0, 'No answer', { cause: new TypeError('Failed') }))).toBe(true);
  expect(isOutOfReach(new ApiError(0, 'No answer', { cause: late }))).toBe(false);
  expect(isOutOfReach(new ApiError(503, 'Being prepared'))).toBe(false);
  expect(isOutOfReach(code)).toBe(false);
  recordMissedCode(code);
  expect(isOutOfReach(code)).toBe(true);
});
