import { logFailure } from '#src/client/calls/log-failure.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { SmokeResult } from '#src/features/internal/smoke-page.tsx';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount } from '#src/i18n/format.ts';
import { internalMessages } from '#src/i18n/messages/site/internal.ts';

/** Calls each service behind the pages and checks that the answer has content; an empty answer is a failure too. */
export async function runSmokeChecks({ api, language }: PageContext): Promise<SmokeResult[]> {
  const m = internalMessages(language);
  const count = (number: number) => formatCount(language, number);
  const anyIndex = async () => {
    const { portfolios } = await api.get('portfolioReturns', {
      sortBy: 'asOfDate',
      sortOrder: -1,
      size: 1,
    });
    return required(portfolios[0], 'an index');
  };
  const checks: Record<SmokeResult['check'], () => Promise<string>> = {
    api: async () => {
      const { numberOfPortfolios } = await api.get('home', {});
      required(numberOfPortfolios, 'indexes');
      return m.indexes(count(numberOfPortfolios));
    },
    dataVersion: async () => {
      const { release, label } = await api.get('dataVersion', {});
      return m.release(String(required(release, 'a release')), label);
    },
    search: async () => {
      const { portfolioName, fundId } = await anyIndex();
      const found = await api.get('suggestions', { filterPattern: portfolioName });
      required(
        found.portfolios.some((one) => one.fundId === fundId),
        `${fundId} by its name`,
      );
      return m.results(count(found.numberOfPortfolios));
    },
    prices: async () => {
      const { fundId, asOfDate } = await anyIndex();
      const { secId } = await api.get('indexDetails', { indexId: fundId });
      const { indexPrices } = await api.get('indexPrices', { secId: required(secId, 'a secId') });
      const prices = required(indexPrices[0]?.pricesData, `levels of ${fundId}`);
      return m.levels(
        count(prices.valueDeltas.length),
        formatDate(language, required(asOfDate, 'a day')),
      );
    },
  };
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const found = await run().catch((error: unknown) => {
        logFailure(`smoke: ${check}`, error);
        return null;
      });
      return { check: check as SmokeResult['check'], found };
    }),
  );
}

/** @throws Error when nothing was found */
function required<Found>(found: Found, what: string): NonNullable<Found> {
  if (found === null || found === undefined || found === false || (found as unknown) === 0) {
    throw new Error(`${what} was not found`);
  }
  return found;
}
