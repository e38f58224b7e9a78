import type { ExternalService } from '#src/outside/external-services.ts';
import { postOutside, type Failure } from '#src/outside/post-outside.ts';
import type { OutboxRow } from '#src/store/outbox/outbox-row.ts';
import { signatureHeader, signatureOf } from './sign.ts';

/** The provider's system that is told. */
export type Receiver = { url: string; secret: string };

/** The CDN in front, and the header by which it knows whoever may purge; null where it wants none. */
export type Purger = { url: string; header: { name: string; value: string } | null };

/** How a receiver is asked: nobody waits for it. */
export const receiverPolicy = {
  timeout: 10_000,
  maxConcurrent: 4,
  maxQueued: 0,
  resetAfter: 10_000,
};

/** One attempt to hand an event to the provider's system. */
export function sendEvent(
  event: OutboxRow,
  { url, secret }: Receiver,
  { service, site, signal }: { service: ExternalService; site: string; signal: AbortSignal },
): Promise<Failure> {
  const { id, number, type, at, release, data } = event;
  const body = JSON.stringify({ id, number, type, at, site, release, data });
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    [signatureHeader]: signatureOf(body, secret, Date.now()),
  };
  return postOutside(service, 'webhook', url, { body, headers }, signal);
}

/** One attempt to purge: the keys stand in the header and in the body, of which a CDN reads the one or the other. */
export function sendPurge(
  { id, data }: OutboxRow,
  { url, header }: Purger,
  { service, signal }: { service: ExternalService; signal: AbortSignal },
): Promise<Failure> {
  const { keys } = data as { keys: string[] };
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'Surrogate-Key': keys.join(' '),
    ...(header && { [header.name]: header.value }),
  };
  const body = JSON.stringify({ tags: keys });
  return postOutside(service, 'purge', url, { body, headers }, signal);
}
