import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type {
  IndexPageData,
  MissingState,
  PublishedRelease,
} from '#src/features/index-page/index-page-data.ts';
import { knownReleases, loadIndex, type PageOptions } from './-load-index-page.ts';

type Reason = MissingState['reason'];

/**
 * Data of the page of one index as of a release or day; the current release, however it is named, is the page
 * without it. A state that is not there is a page that says why, with the status of the refusal.
 */
export async function loadIndexAsOf(
  context: PageContext,
  indexId: string,
  asof: string,
  options: PageOptions,
): Promise<IndexPageData | MissingState> {
  return loadPage(context, async () => {
    const { api } = context;
    const [asked, current] = await Promise.all([
      findRelease(context, asof),
      api.get('dataVersion', {}),
    ]);
    const found =
      typeof asked === 'string'
        ? asked
        : await findIndex(
            context,
            indexId,
            options,
            asked.release === current.release ? null : asked,
          );
    if (typeof found !== 'string') return found;
    const { fundId, portfolioName } = await api.get('indexDetails', { version: '2', indexId });
    context.reportStatus(found === 'unreadable' ? 400 : 404);
    const releases = knownReleases(current);
    return { fundId, portfolioName, asked: asof, reason: found, releases };
  });
}

async function findRelease({ api }: PageContext, asof: string): Promise<PublishedRelease | Reason> {
  try {
    const { release, published } = await api.get('dataVersion', { asof });
    return { release, published };
  } catch (error) {
    if (statusOf(error) === 400) return 'unreadable';
    if (statusOf(error) !== 404) throw error;
    return asof.includes('-') ? 'beforeFirst' : 'noRelease';
  }
}

async function findIndex(
  context: PageContext,
  indexId: string,
  options: PageOptions,
  asOf: PublishedRelease | null,
): Promise<IndexPageData | Reason> {
  try {
    return await loadIndex(context, indexId, options, asOf);
  } catch (error) {
    if (asOf === null || statusOf(error) !== 404) throw error;
    return 'notInRelease';
  }
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);
