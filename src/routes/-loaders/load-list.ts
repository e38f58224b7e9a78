import { ApiError, statusOfError } from '#src/client/calls/api-error.ts';
import { loadPart, type Part } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { Refused } from '#src/list-page/refused.ts';

/**
 * The rows of a list page. An address that the API refuses is a page that says so, with its status; any
 * other failure raises the error page (ER-02).
 */
export async function loadRows<Rows>(
  context: PageContext,
  rows: Promise<Rows>,
): Promise<Rows | Refused> {
  try {
    return await rows;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    context.reportStatus(statusOfError(error));
    return { refused: error.values };
  }
}

/** The same for a page that stands without its rows, and bears the status of their failure. */
export async function loadRowsOrNone<Rows>(
  context: PageContext,
  name: string,
  rows: Promise<Rows>,
): Promise<Part<Rows> | Refused> {
  const reported = rows.catch((error: unknown) => {
    context.reportStatus(statusOfError(error));
    throw error;
  });
  return loadPart(name, loadRows(context, reported));
}
