import { formatDate } from '#src/i18n/format-date.ts';
import type { Language } from '#src/domain/language.ts';
import { asOfMessages, missingStateTitles } from '#src/i18n/messages/data/as-of.ts';
import { statusOfError } from '../calls/api-error.ts';
import type { PageContext } from './page-context.ts';
import { PageError } from './page-error.ts';
import { releaseOfPage, type MissingRelease } from './release-of-page.ts';

const statusOfReason: Record<MissingRelease['reason'], number> = {
  beforeFirst: 404,
  noRelease: 404,
  notInRelease: 404,
  withdrawn: 410,
  unreadable: 400,
};

/**
 * The error of a page that cannot be shown as of what its address asks: with why, and what can be shown. Where that is
 * not the reason, the error that the page failed with.
 */
export async function explainMissing(
  context: PageContext,
  asked: string,
  error: unknown,
): Promise<unknown> {
  const reason = await reasonOf(context, asked, statusOfError(error));
  if (reason === null) return error;
  const { currentApi, language } = context;
  const [{ release, published, firstPublished }, withdrawnBy] = await Promise.all([
    currentApi.get('dataVersion', {}),
    reason === 'withdrawn' ? withdrawalOf(currentApi, Number(asked)) : null,
  ]);
  const current = { release, published };
  const missing = { asked, reason, withdrawnBy, current, firstDay: firstPublished.slice(0, 10) };
  return new PageError(statusOfReason[reason], missingReleaseTitle(missing, language), missing);
}

/** @param status of what the page failed with, which matters where there is a release as asked */
async function reasonOf(
  context: PageContext,
  asked: string,
  status: number,
): Promise<MissingRelease['reason'] | null> {
  try {
    await releaseOfPage(context);
    return status === 404 ? 'notInRelease' : null;
  } catch (refused) {
    const refusals = new Map<number, MissingRelease['reason']>([
      [400, 'unreadable'],
      [404, asked.includes('-') ? 'beforeFirst' : 'noRelease'],
      [410, 'withdrawn'],
    ]);
    return refusals.get(statusOfError(refused)) ?? null;
  }
}

/** Pages of the list of releases, which has the newest first, are read until the one that is looked for. */
async function withdrawalOf(api: PageContext['currentApi'], asked: number) {
  for (let page = 1; ; page += 1) {
    const { releases } = await api.get('releases', { page, size: 200 });
    const found = releases.find(({ release }) => release <= asked);
    if (found || releases.length === 0) return found?.withdrawnBy ?? null;
  }
}

/** What is the matter, in one line. */
export function missingReleaseTitle(
  { asked, reason }: Pick<MissingRelease, 'asked' | 'reason'>,
  language: Language,
): string {
  const titleOf = missingStateTitles(language)[reason];
  if (reason === 'unreadable') return titleOf(asked);
  const isDay = asked.includes('-');
  return titleOf(isDay ? formatDate(language, asked) : asOfMessages(language).named(asked));
}
