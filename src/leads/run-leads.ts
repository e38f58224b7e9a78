import type { Logger } from 'pino';
import type { Pace } from '#src/outside/start-delivering.ts';
import { startForwarding } from './forwarding/start-forwarding.ts';
import type { Endpoint } from './forwarding/post-lead.ts';
import { keepRetention } from './keep-retention.ts';
import type { LeadStore } from './lead.ts';

export type LeadIntake = Pick<LeadStore, 'receive' | 'countByState'> & {
  /** Submissions that could not be stored, since this process began. */
  countRefused: () => number;
  /** Ends forwarding and closes the leads. */
  close(): Promise<void>;
};

type LeadSettings = {
  /** Null where leads are only kept. */
  endpoint: Endpoint | null;
  /** Null where leads are kept until they are purged. */
  retentionDays: number | null;
} & Partial<Pace>;

/** Receives leads, and does meanwhile what has to be done with them: forwarding, and removal after their retention. */
export function runLeads(
  leads: LeadStore,
  { endpoint, retentionDays, ...pace }: LeadSettings,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): LeadIntake {
  const forwarding = endpoint && startForwarding(leads, endpoint, log, pace);
  const retention = retentionDays !== null && {
    days: retentionDays,
    onlySent: forwarding !== null,
  };
  const stopRetention = retention ? keepRetention(leads, retention, log) : null;
  let refused = 0;
  return {
    async receive(lead) {
      const receipt = await leads.receive(lead).catch((error: unknown) => {
        refused += 1;
        throw error;
      });
      if (receipt === 'stored') forwarding?.wake();
      return receipt;
    },
    countByState: () => leads.countByState(),
    countRefused: () => refused,
    async close() {
      stopRetention?.();
      await forwarding?.close();
      await leads.close();
    },
  };
}
