import { ApiError, statusOfError } from '#src/client/calls/api-error.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { PageContext } from '#src/client/page/page-context.ts';

/**
 * The rows of a list page. An address that the API refuses is a page that says so, with its status; any
 * other failure raises the error page (ER-02).
 */
export async function loadRows<Rows>(
  context: PageContext,
  rows: Promise<Rows>,
): Promise<Rows | 'refused'> {
  try {
    return await rows;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    context.reportStatus(statusOfError(error));
    return 'refused';
  }
}

/** A part that the list stands without. */
export async function loadPart<Part>(name: string, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    logFailure(name, error);
    return null;
  }
}
