import { Gauge } from 'prom-client';
import type { Outbox } from '#src/outbox/run-outbox.ts';

type Observed = Pick<Outbox, 'counts' | 'alerts'> | null;

/** Deliveries of the outbox by state, and the alerts to operators. */
export function outboxMetrics(outbox: Observed): Gauge[] {
  if (outbox === null) return [];
  return [
    new Gauge({
      name: 'plumbline_outbox',
      help: 'Events for the webhook, the CDN and the log by state: waiting, sent, dead; of the last 30 days',
      labelNames: ['channel', 'state'],
      registers: [],
      async collect() {
        const counts = await outbox.counts().catch(() => []);
        this.reset();
        for (const { channel, state, count } of counts) this.set({ channel, state }, count);
      },
    }),
    new Gauge({
      name: 'plumbline_outbox_oldest_waiting_timestamp_seconds',
      help: 'When the oldest event that still waits happened, since 1970; absent where none waits',
      labelNames: ['channel'],
      registers: [],
      async collect() {
        const counts = await outbox.counts().catch(() => []);
        this.reset();
        for (const { channel, state, oldest } of counts) {
          if (state === 'waiting') this.set({ channel }, Date.parse(oldest) / 1000);
        }
      },
    }),
    new Gauge({
      name: 'plumbline_alerts',
      help: 'Alerts to operators by type (levels.jumped, publish.failed, delivery.failed), of the last 30 days',
      labelNames: ['type'],
      registers: [],
      async collect() {
        const alerts = await outbox.alerts().catch(() => []);
        this.reset();
        for (const { type, count } of alerts) this.set({ type }, count);
      },
    }),
  ];
}
