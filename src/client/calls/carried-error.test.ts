import { expect, test } from 'vitest';
import { PageError } from '../page/page-error.ts';
import { ApiError } from './api-error.ts';
import { carriedError } from './carried-error.ts';

const carried = (error: Error) =>
  carriedError.fromSerializable(
    JSON.parse(JSON.stringify(carriedError.toSerializable(error))) as never,
  );

test('the error of a page comes to the browser as that of a page, with what it says is missing', () => {
  const missing = {
    asked: '9',
    reason: 'noRelease',
    withdrawnBy: null,
    current: { release: 1, published: '2026-11-20T20:00:00Z' },
    firstDay: '2026-11-20',
  } as const;
  const error = carried(new PageError(404, 'There is no such page', missing));
  expect(error).toBeInstanceOf(PageError);
  expect(error).toMatchObject({
    statusCode: 404,
    message: 'There is no such page',
    missing,
  });
});

test('a failure of a call comes as one, with its status', () => {
  const error = carried(new ApiError(503, 'The store cannot be reached'));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, message: 'The store cannot be reached' });
});

test('a fault of ours comes without its words, which may name files of the server', () => {
  const fault = new Error("Cannot find module '/srv/plumbline/dist/a.js'");
  const sent = JSON.stringify(carriedError.toSerializable(fault));
  expect(sent).not.toContain('/srv');
  const seen = carried(fault) as ApiError;
  expect([seen.status, seen.message]).toEqual([500, '']);
});
