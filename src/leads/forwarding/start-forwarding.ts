import type { Logger } from 'pino';
import { startDelivering, type Delivering, type Pace } from '#src/outside/start-delivering.ts';
import type { DueLead, LeadStore } from '../lead.ts';
import { postLead, type Endpoint } from './post-lead.ts';

const words = {
  sent: 'lead forwarded',
  failed: 'lead not forwarded',
  givenUp: 'lead given up; `plumbline leads retry` tries it again',
  unread: 'leads to forward cannot be read',
  unwritten: 'the state of a lead could not be written down',
};

/** Forwards waiting leads until it is closed. */
export function startForwarding(
  leads: Pick<LeadStore, 'takeDue' | 'postpone' | 'settle'>,
  endpoint: Endpoint,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  pace: Partial<Pace> = {},
): Delivering {
  const delivered = {
    of: ({ lead, attempts }: DueLead) => ({ key: lead.key, attempts }),
    send: ({ lead }: DueLead, signal: AbortSignal) => postLead(lead, endpoint, signal),
    service: endpoint.service,
    words,
  };
  return startDelivering(leads, delivered, log, pace);
}
