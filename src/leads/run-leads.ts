import type { Logger } from 'pino';
import type { Pace } from '#src/outside/start-delivering.ts';
import { startForwarding } from './forwarding/start-forwarding.ts';
import type { Endpoint } from './forwarding/post-lead.ts';
import { startRetention } from './start-retention.ts';
import type { LeadStore } from './lead.ts';

export type LeadIntake = Pick<LeadStore, 'receive' | 'countByState'> & {
  /** The number of submissions that could not be stored since this process started. */
  countRefused: () => number;
  /** Stops forwarding and closes the store of leads. */
  close(): Promise<void>;
};

type LeadSettings = {
  /** Null where leads are not forwarded. */
  endpoint: Endpoint | null;
  /** Null where leads are kept until they are purged by command. */
  retentionDays: number | null;
} & Partial<Pace>;

/** Accepts leads and runs their background work: forwarding, and removal after the retention period. */
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
  const stopRetention = retention ? startRetention(leads, retention, log) : null;
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
