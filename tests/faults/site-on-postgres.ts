import { inject } from 'vitest';
import { startOwnPostgres, type OwnPostgres } from '../support/own-postgres.ts';
import { startSite, type RunningSite } from '../support/running-site.ts';

export type SiteOnPostgres = {
  postgres: OwnPostgres;
  site: RunningSite;
  remove: () => Promise<void>;
};

/** Why a test is skipped where `startSiteOnPostgres` gives null. */
export const skipped = 'PostgreSQL is not installed here: none can be stopped';

/** What visitors have read before something fails: pages, one made of the catalogue alone, an answer of the API. */
export const readBefore = [
  '/',
  '/indexes/screener',
  '/ja-jp/indexes/screener/equity',
  '/indexes/details/PLWLD_NTR_USD',
  '/api/index-prices?secId=PLWLD_NTR_USD',
];

/**
 * A server on a PostgreSQL of the test's own, with the demo unless the settings say otherwise; null where
 * PostgreSQL is not installed.
 * @param by gives the address by which the server reaches the database
 */
export async function startSiteOnPostgres(
  settings: Record<string, string> = {},
  by: (databaseUrl: string) => Promise<string> = async (url) => url,
): Promise<SiteOnPostgres | null> {
  const postgres = await startOwnPostgres();
  if (!postgres) return null;
  try {
    const site = await startSite({
      DATABASE_URL: await by(postgres.url),
      PROVIDER_DIR: inject('demoFolder'),
      // All readers may ask for more than one visitor may.
      TRUSTED_PROXIES: '127.0.0.1',
      TOKEN_SECRET: 'one secret for all processes of this test',
      ...settings,
    });
    return {
      postgres,
      site,
      async remove() {
        await site.stop();
        await postgres.remove();
      },
    };
  } catch (error) {
    await postgres.remove();
    throw error;
  }
}
