import { expect, test } from 'vitest';
import type { PageContext } from '#src/client/page/page-context.ts';
import { runSmokeChecks } from './-run-smoke-checks.ts';

const world = { fundId: 'WORLD', portfolioName: 'World', asOfDate: '2026-11-20' };
const levels = { firstDate: '2026-11-20', decimals: 0, dayDeltas: [0], valueDeltas: [100] };

const answers: Record<string, unknown> = {
  home: { numberOfPortfolios: 8 },
  dataVersion: { release: 3, label: '2026-11-20' },
  portfolioReturns: { portfolios: [world] },
  suggestions: { portfolios: [world], numberOfPortfolios: 1 },
  indexDetails: { secId: 'S.WORLD' },
  indexPrices: { indexPrices: [{ pricesData: levels }] },
};

async function failedWith(changes: Record<string, unknown>) {
  const api = { get: async (name: string) => ({ ...answers, ...changes })[name] };
  const results = await runSmokeChecks({ api, language: 'en-us' } as unknown as PageContext);
  return results.filter(({ found }) => found === null).map(({ check }) => check);
}

test('RT-13 an answer that says nothing fails its check, as none would', async () => {
  expect(await failedWith({})).toEqual([]);
  expect(await failedWith({ home: { numberOfPortfolios: 0 } })).toEqual(['api']);
  expect(await failedWith({ dataVersion: { release: null } })).toEqual(['dataVersion']);
  const others = { portfolios: [{ ...world, fundId: 'OTHER' }], numberOfPortfolios: 1 };
  expect(await failedWith({ suggestions: others })).toEqual(['search']);
  expect(await failedWith({ indexPrices: { indexPrices: [] } })).toEqual(['prices']);
});
