import { STATUS_CODES } from 'node:http';
import { expect, test } from 'vitest';
import { makeProblem } from './problems.ts';

test('API-03 a problem is titled by the words of its status', () => {
  const statuses = [
    400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 416, 422, 429, 500, 501, 503,
  ];
  const titles = Object.fromEntries(
    statuses.map((status) => [status, makeProblem(status, '').title]),
  );
  expect(titles).toEqual({
    ...Object.fromEntries(statuses.map((status) => [status, STATUS_CODES[status]])),
    // Node has the names of RFC 4918 and 2616 yet.
    413: 'Content Too Large',
    422: 'Unprocessable Content',
  });
});
