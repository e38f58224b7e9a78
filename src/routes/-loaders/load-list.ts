import { ApiError, statusOfError } from '#src/client/calls/api-error.ts';
import { loadPart, type Part } from '#src/client/calls/parts.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { Refused } from '#src/list-page/refused.ts';

type Found = { rows: readonly unknown[]; total: number };

/**
 * Loads the rows of a list page. When the API refuses the query, the page says so with that status; any other
 * failure raises the error page (ER-02). A page beyond the last one is a 404.
 * @param rowsOf the rows of the API's answer, and the number of all
 */
export async function loadRows<Answer, Rows extends Found>(
  context: PageContext,
  asking: Promise<Answer>,
  rowsOf: (answer: Answer) => Rows,
): Promise<Rows | Refused> {
  try {
    const found = rowsOf(await asking);
    if (found.rows.length === 0 && found.total > 0) context.reportStatus(404);
    return found;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    context.reportStatus(statusOfError(error));
    return { refused: error.values };
  }
}

/** The same for a page that is shown without rows when they fail, with the status of the failure. */
export async function loadRowsOrNone<Answer, Rows extends Found>(
  context: PageContext,
  name: string,
  asking: Promise<Answer>,
  rowsOf: (answer: Answer) => Rows,
): Promise<Part<Rows> | Refused> {
  const reported = asking.catch((error: unknown) => {
    context.reportStatus(statusOfError(error));
    throw error;
  });
  return loadPart(name, loadRows(context, reported, rowsOf));
}
