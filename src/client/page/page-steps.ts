import { isRedirect, redirect } from '@tanstack/react-router';
import { ApiError, statusOfError } from '../calls/api-error.ts';
import type { PageContext } from './page-context.ts';
import { notFoundPath } from '#src/urls.ts';
import { PageError } from './page-error.ts';
import { releaseOfPage, type PublishedRelease } from './release-of-page.ts';

/**
 * A page's validate step (RT-21): false is a 404; a throw is the thrown status code, 500 if it has none,
 * with its message.
 */
export async function validatePage(
  context: PageContext,
  validate: () => boolean | Promise<boolean>,
): Promise<void> {
  const isValid = await reportingStatus(context, async () => {
    try {
      return await validate();
    } catch (error) {
      throw asPageError(error);
    }
  });
  if (!isValid) throw missing();
}

/** A page's own error speaks for the page; the text of a failed request is the server's (ER-02). */
function asPageError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError || isRedirect(error)) return error;
  return new PageError(statusOfError(error), error.message);
}

/**
 * Loads a page's data: not found gives 404, any other failure an error page with its status. If the address names a
 * release, both must exist.
 */
export async function loadPage<Data>(
  context: PageContext,
  load: (asOf: PublishedRelease | null) => Promise<Data>,
): Promise<Data> {
  return reportingStatus(context, async () => {
    try {
      return await load(await releaseOfPage(context));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (import.meta.env.SSR && context.asof !== null) {
        const { explainMissing } = await import('./missing-release.ts');
        throw await explainMissing(context, context.asof, error);
      }
      const isMissing =
        error.status === 404 || (context.asof !== null && [410, 503].includes(error.status));
      throw isMissing ? missing() : error;
    }
  });
}

/**
 * On the server, the shared "not found" page is shown, which is not rendered for each address. In the browser the
 * document is loaded again, because the server knows redirects (NV-04) and answers 404 itself. The address is in the
 * location already while a page loads.
 */
export function missing(): Error {
  const to = import.meta.env.SSR
    ? { href: notFoundPath }
    : { href: location.href, reloadDocument: true };
  return redirect(to) as unknown as Error;
}

async function reportingStatus<Result>(
  context: PageContext,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    // A redirect has a status of its own.
    if (!isRedirect(error)) context.reportStatus(statusOfError(error));
    throw error;
  }
}
