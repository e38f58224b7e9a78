import { beingPrepared } from '#src/domain/being-prepared.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { asOfMessages, missingStateTitles } from '#src/i18n/messages/data/as-of.ts';
import { ApiError, statusOfError } from '../calls/api-error.ts';
import type { PageContext } from './page-context.ts';
import { PageError } from './page-error.ts';
import { releaseOfPage, type MissingRelease } from './release-of-page.ts';

const statusOfReason: Record<MissingRelease['reason'], number> = {
  beforeFirst: 404,
  noRelease: 404,
  notInRelease: 404,
  withdrawn: 410,
  pruned: 410,
  preparing: 503,
  unreadable: 400,
};

type Refusal = Exclude<MissingRelease['reason'], 'withdrawn' | 'pruned'> | 'gone';

/**
 * The error of a page that does not exist as of its address, with the reason and what can be shown. If that is not the
 * reason, the original error.
 */
export async function explainMissing(
  context: PageContext,
  asked: string,
  error: unknown,
): Promise<unknown> {
  const { currentApi, language } = context;
  const refused = await refusalOf(context, error, asked);
  if (refused === null) return error;
  const [{ release, published, firstKept }, { reason, withdrawnBy }] = await Promise.all([
    currentApi.get('dataVersion', {}),
    refused === 'gone' ? whyGone(currentApi, asked) : { reason: refused, withdrawnBy: null },
  ]);
  const current = { release, published };
  const missing = { asked, reason, withdrawnBy, current, firstDay: firstKept.slice(0, 10) };
  return new PageError(statusOfReason[reason], missingReleaseTitle(missing, language), missing);
}

const isBeingPrepared = (error: unknown): boolean =>
  error instanceof ApiError && error.message === beingPrepared;

/** @param error why the page failed; what was being prepared then may be ready by now */
async function refusalOf(
  context: PageContext,
  error: unknown,
  asked: string,
): Promise<Refusal | null> {
  if (isBeingPrepared(error)) return 'preparing';
  try {
    await releaseOfPage(context);
    return statusOfError(error) === 404 ? 'notInRelease' : null;
  } catch (refused) {
    if (isBeingPrepared(refused)) return 'preparing';
    const refusals = new Map<number, Refusal>([
      [400, 'unreadable'],
      [404, asked.includes('-') ? 'beforeFirst' : 'noRelease'],
      [410, 'gone'],
    ]);
    return refusals.get(statusOfError(refused)) ?? null;
  }
}

/**
 * A release that is gone was taken back, or pruned; no day leads to a release that was taken back. Pages of the list of
 * releases, newest first, are read until it is found.
 */
async function whyGone(
  api: PageContext['currentApi'],
  asked: string,
): Promise<Pick<MissingRelease, 'reason' | 'withdrawnBy'>> {
  for (let page = 1; !asked.includes('-'); page += 1) {
    const { releases } = await api.get('releases', { page, size: 200 });
    const found = releases.find(({ release }) => release <= Number(asked));
    if (found?.withdrawn) return { reason: 'withdrawn', withdrawnBy: found.withdrawnBy };
    if (found || releases.length === 0) break;
  }
  return { reason: 'pruned', withdrawnBy: null };
}

/** The reason in one line. */
export function missingReleaseTitle(
  { asked, reason }: Pick<MissingRelease, 'asked' | 'reason'>,
  language: Language,
): string {
  const titleOf = missingStateTitles(language)[reason];
  if (reason === 'unreadable') return titleOf(asked);
  const isDay = asked.includes('-');
  return titleOf(isDay ? formatDate(language, asked) : asOfMessages(language).named(asked));
}
