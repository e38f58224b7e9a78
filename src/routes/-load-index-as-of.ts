import type { AskedOfIndex } from '#src/features/index-page/index-core.ts';
import type { MissingState } from '#src/features/index-page/index-core.ts';
import type { PublishedRelease } from '#src/features/index-page/index-core.ts';
import { ApiError } from '#src/client/calls/api-error.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import { loadPage } from '#src/client/page/page-steps.ts';
import type { IndexPageData } from '#src/features/index-page/index-page-data.ts';
import { knownReleases } from '#src/features/index-page/sections/levels/load-releases.ts';
import { loadIndex } from './-load-index-page.ts';

type Reason = MissingState['reason'];

/**
 * Data of the page of one index as of a release or day; the current release, however it is named, is the page
 * without it. A state that is not there is a page that says why, with the status of the refusal.
 */
export async function loadIndexAsOf(
  context: PageContext,
  ofIndex: AskedOfIndex,
  asof: string,
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
        : await findIndex(context, ofIndex, asked.release === current.release ? null : asked);
    if (typeof found !== 'string') return found;
    const { fundId, portfolioName } = await api.get('indexDetails', {
      version: '2',
      indexId: ofIndex.indexId,
    });
    context.reportStatus(statusOfReason[found]);
    const withdrawnBy = found === 'withdrawn' ? await findWithdrawal(context, asof) : null;
    const releases = knownReleases(current);
    return { fundId, portfolioName, asked: asof, reason: found, withdrawnBy, releases };
  });
}

async function findRelease({ api }: PageContext, asof: string): Promise<PublishedRelease | Reason> {
  try {
    const { release, published } = await api.get('dataVersion', { asof });
    return { release, published };
  } catch (error) {
    if (statusOf(error) === 400) return 'unreadable';
    if (statusOf(error) === 410) return 'withdrawn';
    if (statusOf(error) !== 404) throw error;
    return asof.includes('-') ? 'beforeFirst' : 'noRelease';
  }
}

const statusOfReason: Record<Reason, number> = {
  beforeFirst: 404,
  noRelease: 404,
  notInRelease: 404,
  withdrawn: 410,
  unreadable: 400,
};

async function findWithdrawal({ api }: PageContext, asof: string) {
  const { releases } = await api.get('releases', { size: 200 });
  return releases.find(({ release }) => release === Number(asof))?.withdrawnBy ?? null;
}

async function findIndex(
  context: PageContext,
  ofIndex: AskedOfIndex,
  asOf: PublishedRelease | null,
): Promise<IndexPageData | Reason> {
  try {
    return await loadIndex(context, ofIndex, asOf);
  } catch (error) {
    if (asOf === null || statusOf(error) !== 404) throw error;
    return 'notInRelease';
  }
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);
