import type { Logger } from 'pino';
import type { CallPolicy, ExternalServices } from '#src/outside/external-services.ts';
import {
  startDelivering,
  type Delivered,
  type Delivering,
  type Pace,
  type Waiting,
} from '#src/outside/start-delivering.ts';
import {
  closeEvent,
  countAlerts,
  countEvents,
  deleteEvents,
  giveUpEvent,
  leaseEvents,
  postponeEvent,
} from '#src/store/outbox/deliveries.ts';
import type { Channel, OutboxRow } from '#src/store/outbox/outbox-row.ts';
import type { Store } from '#src/store/store.ts';
import { receiverPolicy, sendEvent, sendPurge, type Purger, type Receiver } from './send-event.ts';

export type OutboxSettings = {
  /** Null where no webhook is configured. */
  webhook: Receiver | null;
  /** Null where no CDN is configured. */
  purge: Purger | null;
};

type Deps = {
  store: Pick<Store, 'db' | 'session' | 'onRelease'>;
  outside: ExternalServices;
  /** The origin of the site. */
  site: string;
  /** The release that this process serves. Later ones are not announced yet. */
  served: () => number;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
};

export type Outbox = {
  counts: () => ReturnType<typeof countEvents>;
  alerts: () => ReturnType<typeof countAlerts>;
  close: () => Promise<void>;
};

const day = 24 * 3_600_000;
const keptFor = 30 * day;
const cleanEvery = 3_600_000;

const words = {
  sent: 'event delivered',
  failed: 'event not delivered',
  givenUp: 'event given up; `plumbline webhooks retry` tries it again',
  unread: 'events to deliver cannot be read',
  unwritten: 'the state of an event could not be written down',
};

/** Delivers the events of the outbox until it is closed. Any number of processes may run it. */
export function runOutbox(
  { store, outside, site, served, log }: Deps,
  { webhook, purge }: OutboxSettings,
  { policy = receiverPolicy, ...pace }: Partial<Pace> & { policy?: CallPolicy } = {},
): Outbox {
  const running: Delivering[] = [];

  function deliver(channel: Channel, how: Pick<Delivered<OutboxRow>, 'send' | 'service'>): void {
    const of = ({ id, attempts }: OutboxRow) => ({ key: id, attempts });
    const delivered = { ...how, of, words };
    running.push(startDelivering(waitingOn(store, channel, served), delivered, log, pace));
  }

  // Events of the command line are logged by a server too, where operators look.
  deliver('log', {
    service: { freeSlots: () => 10, timeout: 1_000 },
    send: async ({ type, release, data }) => {
      log.error({ alert: type, release, ...(data as object) }, 'an alert to operators');
      return null;
    },
  });
  if (webhook) {
    const service = outside.open('webhook receiver', policy);
    const send = (event: OutboxRow, signal: AbortSignal) =>
      sendEvent(event, webhook, { service, site, signal });
    deliver('webhook', { service, send });
  }
  if (purge) {
    const service = outside.open('CDN', policy);
    const send = (event: OutboxRow, signal: AbortSignal) =>
      sendPurge(event, purge, { service, signal });
    deliver('purge', { service, send });
  }

  const stopCleaning = keepClean(store, log);
  return {
    counts: () => countEvents(store.db),
    alerts: () => countAlerts(store.db),
    async close() {
      stopCleaning();
      await Promise.all(running.map((each) => each.close()));
    },
  };
}

function waitingOn(
  store: Pick<Store, 'db' | 'session'>,
  channel: Channel,
  served: () => number,
): Waiting<OutboxRow> {
  return {
    takeDue: (now, limit, leaseEnd) =>
      leaseEvents(store.db, { channel, now, limit, leaseEnd, served: served() }),
    postpone: (id, next, failure) => postponeEvent(store.db, id, next, failure),
    settle: (id, state, now, failure) =>
      state === 'sent'
        ? closeEvent(store.db, id, now)
        : giveUpEvent(store, id, now, failure ?? 'unknown'),
  };
}

/** Removes events that were delivered or given up long ago, now and every hour. Returns a function that stops it. */
function keepClean(store: Pick<Store, 'db'>, log: Pick<Logger, 'warn'>): () => void {
  async function clean(): Promise<void> {
    try {
      await deleteEvents(store.db, new Date(Date.now() - keptFor));
    } catch (error) {
      log.warn({ err: error }, 'old events could not be removed');
    }
  }
  const timer = setInterval(() => void clean(), cleanEvery).unref();
  void clean();
  return () => clearInterval(timer);
}
