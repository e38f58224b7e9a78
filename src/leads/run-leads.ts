import type { Logger } from 'pino';
import { startForwarding } from './forwarding/start-forwarding.ts';
import type { Endpoint } from './forwarding/post-lead.ts';
import { keepRetention } from './keep-retention.ts';
import type { LeadStore } from './lead.ts';

export type LeadIntake = Pick<LeadStore, 'receive' | 'countByState'> & {
  /** Ends forwarding and closes the leads. */
  close(): Promise<void>;
};

type LeadSettings = {
  /** Null where leads are only kept. */
  endpoint: Endpoint | null;
  /** Null where leads are kept until they are purged. */
  retentionDays: number | null;
} & Pick<Parameters<typeof startForwarding>[3] & object, 'backoff' | 'lookEvery' | 'leaseMargin'>;

/** Receives leads, and does meanwhile what has to be done with them: forwarding, and removal after their retention. */
export function runLeads(
  leads: LeadStore,
  { endpoint, retentionDays, ...pace }: LeadSettings,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
): LeadIntake {
  const forwarding = endpoint && startForwarding(leads, endpoint, log, pace);
  const stopRetention = retentionDays === null ? null : keepRetention(leads, retentionDays, log);
  return {
    async receive(lead) {
      const receipt = await leads.receive(lead);
      if (receipt === 'stored') forwarding?.wake();
      return receipt;
    },
    countByState: () => leads.countByState(),
    async close() {
      stopRetention?.();
      await forwarding?.close();
      await leads.close();
    },
  };
}
