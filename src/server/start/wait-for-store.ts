import { setTimeout as delay } from 'node:timers/promises';
import { UnavailableError } from '#src/domain/errors.ts';
import { reachPostgres } from '#src/store/postgres/postgres-session.ts';
import type { Env } from '../settings/env.ts';
import { createLog } from '../observe/log.ts';

const retryEvery = 1_000;
const logEvery = 60_000;

/**
 * Waits for a database that does not answer when the process starts: it may be starting too, or be restarted.
 * @param timeout milliseconds
 * @throws UnavailableError when the database has not answered by then
 */
export async function untilStoreAnswers(
  env: Pick<Env, 'databaseUrl' | 'logLevel'>,
  timeout = 10 * 60_000,
): Promise<void> {
  const { databaseUrl } = env;
  if (databaseUrl === undefined || (await answers(databaseUrl))) return;
  const log = createLog(env.logLevel);
  const giveUpAt = performance.now() + timeout;
  let loggedAt = -Infinity;
  do {
    if (performance.now() - loggedAt > logEvery) {
      loggedAt = performance.now();
      log.warn('the database does not answer: waiting for it');
    }
    if (performance.now() > giveUpAt) throw new UnavailableError('The database does not answer');
    await delay(retryEvery);
  } while (!(await answers(databaseUrl)));
  log.info('the database answers: starting');
}

async function answers(databaseUrl: string): Promise<boolean> {
  try {
    await reachPostgres(databaseUrl);
    return true;
  } catch (error) {
    if (error instanceof UnavailableError) return false;
    throw error;
  }
}
