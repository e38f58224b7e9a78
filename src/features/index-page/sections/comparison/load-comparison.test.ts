import { expect, onTestFinished, test, vi } from 'vitest';
import type { ApiClient } from '#src/client/calls/api-client.ts';
import { ApiError } from '#src/client/calls/api-error.ts';
import { loadComparison } from './load-comparison.ts';

const failing = (status: number) =>
  ({ get: () => Promise.reject(new ApiError(status, 'It failed')) }) as unknown as ApiClient;
const request = { indexId: 'US', allConstituents: false, compare: ['WORLD'] };

test('an index to compare with that does not exist is no failure, and one that cannot be asked for is logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warned.mockRestore());
  const linesOf = async (status: number) => {
    warned.mockClear();
    const { comparison } = await loadComparison(failing(status), request);
    expect(comparison).toEqual([{ asked: 'WORLD', found: null }]);
    return warned.mock.calls.flat().filter((line) => String(line).startsWith('comparison:'));
  };
  expect(await linesOf(404)).toEqual([]);
  expect(await linesOf(503)).toEqual(['comparison: It failed']);
});
