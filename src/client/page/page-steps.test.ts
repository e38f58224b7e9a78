import { isNotFound, isRedirect } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createApiClient } from '../calls/api-client.ts';
import { ApiError, statusOfError } from '../calls/api-error.ts';
import type { PageContext } from './page-context.ts';
import { PageError } from './page-error.ts';
import { runMiddleware } from './page-middleware.ts';
import { loadPage, validatePage } from './page-steps.ts';
import { noSettings } from './site-settings.ts';
import { notFoundPath } from '#src/urls.ts';

const leadsToNotFound = (error: unknown) =>
  isRedirect(error) && error.options.href === notFoundPath;

function pageContext() {
  const reportStatus = vi.fn<(status: number) => void>();
  const api = createApiClient(
    async () => new Response(),
    'en-us',
    () => undefined,
  );
  const context: PageContext = {
    api,
    currentApi: api,
    asof: null,
    language: 'en-us',
    origin: 'https://x.example',
    apiPort: () => null,
    settings: () => noSettings,
    cameFrom: null,
    refusedForm: null,
    reportStatus,
    describe: () => undefined,
  };
  return { context, reportStatus };
}

function thrownBy(step: Promise<unknown>): Promise<unknown> {
  return step.then(
    () => expect.fail('nothing was thrown'),
    (error: unknown) => error,
  );
}

test('RT-21 a validate step that gives false is a 404', async () => {
  const { context } = pageContext();
  expect(leadsToNotFound(await thrownBy(validatePage(context, () => false)))).toBe(true);
  await expect(validatePage(context, () => true)).resolves.toBeUndefined();
});

test('RT-21 a validate step that throws gives its status code, 500 if it has none', async () => {
  const { context, reportStatus } = pageContext();
  const withStatus = validatePage(context, () => {
    throw new PageError(410, 'Gone');
  });
  expect(await thrownBy(withStatus)).toMatchObject({ statusCode: 410, message: 'Gone' });
  const without = validatePage(context, () => {
    throw new Error('Broken');
  });
  const error = await thrownBy(without);
  expect(error).toBeInstanceOf(PageError);
  expect(error).toMatchObject({ statusCode: 500, message: 'Broken' });
  const teapot = validatePage(context, () => {
    throw Object.assign(new Error('Short and stout'), { status: 418 });
  });
  expect(await thrownBy(teapot)).toMatchObject({ statusCode: 418, message: 'Short and stout' });
  expect(reportStatus.mock.calls).toEqual([[410], [500], [418]]);
});

test("ER-02 what a request of a validate step was answered is not taken for the page's own words", async () => {
  const { context } = pageContext();
  const error = await thrownBy(
    validatePage(context, () => {
      throw new ApiError(503, 'SELECT secret FROM nowhere');
    }),
  );
  expect(error).not.toBeInstanceOf(PageError);
  expect(error).toMatchObject({ status: 503 });
});

test('RT-22 an unknown middleware is a 500 that names it', async () => {
  const { context } = pageContext();
  const error = await thrownBy(runMiddleware(['geo-fence'], context));
  expect(error).toMatchObject({ statusCode: 500, message: 'Unknown middleware geo-fence' });
});

test('RT-22 middleware runs in the order named: what the first refuses, the next does not tell of', async () => {
  const { context } = pageContext();
  const error = await thrownBy(runMiddleware(['internal', 'geo-fence'], context));
  expect(isNotFound(error)).toBe(true);
});

test('RT-17 what the API does not know is a page that could not be found', async () => {
  const { context, reportStatus } = pageContext();
  const error = await thrownBy(
    loadPage(context, async () => {
      throw new ApiError(404, 'No index has this id');
    }),
  );
  expect(leadsToNotFound(error)).toBe(true);
  reportStatus.mockClear();
  const failed = loadPage(context, async () => {
    throw new ApiError(503, 'Error');
  });
  expect(await thrownBy(failed)).toBeInstanceOf(ApiError);
  expect(reportStatus.mock.calls).toEqual([[503]]);
});

test("ER-03 an error that says nothing of itself is a 500 and 'Error'", () => {
  expect(new PageError()).toMatchObject({ statusCode: 500, message: 'Error' });
  expect(new PageError(404)).toMatchObject({ statusCode: 404, message: 'Error' });
});

test('ER-04 the status of an error is its statusCode, status or response status, otherwise 500', () => {
  expect(statusOfError({ statusCode: 418, status: 400 })).toBe(418);
  expect(statusOfError({ status: 403, response: { status: 500 } })).toBe(403);
  expect(statusOfError({ response: { status: 502 } })).toBe(502);
  expect(statusOfError(new Error('x'))).toBe(500);
  expect(statusOfError(null)).toBe(500);
  expect(statusOfError({ status: 0 })).toBe(500);
});
