import type { ExternalService } from '#src/outside/external-services.ts';
import { postOutside, type Failure } from '#src/outside/post-outside.ts';
import type { OutboxRow } from '#src/store/outbox/outbox-row.ts';
import { signatureHeader, signatureOf } from './sign.ts';

/** The provider's webhook. */
export type Receiver = { url: string; secret: string };

/** The CDN's purge address, and the header that authorises purging; null where it needs none. */
export type Purger = { url: string; header: { name: string; value: string } | null };

/** Limits of calls to a receiver. No visitor waits for them. */
export const receiverPolicy = {
  timeout: 10_000,
  maxConcurrent: 4,
  maxQueued: 0,
  resetAfter: 10_000,
};

/** Makes one attempt to deliver an event to the provider's webhook. */
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

/** Makes one attempt to purge. The keys are in the header and in the body, because CDNs read one or the other. */
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
