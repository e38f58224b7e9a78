import type { Logger } from 'pino';
import type { LeadStore } from './lead.ts';

const everyHour = 60 * 60_000;
const day = 24 * 60 * 60_000;

/**
 * Removes leads older than the given days, now and every hour. Where leads are forwarded, only sent ones are
 * removed. Returns a function that stops it.
 */
export function startRetention(
  leads: Pick<LeadStore, 'purge'>,
  { days, onlySent }: { days: number; onlySent: boolean },
  log: Pick<Logger, 'info' | 'error'>,
): () => void {
  async function removeOld(): Promise<void> {
    try {
      const removed = await leads.purge({ before: new Date(Date.now() - days * day), onlySent });
      if (removed > 0) log.info({ removed }, 'leads removed after their retention');
    } catch (error) {
      log.error({ err: error }, 'old leads could not be removed');
    }
  }
  const timer = setInterval(() => void removeOld(), everyHour);
  void removeOld();
  return () => clearInterval(timer);
}
