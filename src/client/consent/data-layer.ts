import { targeting } from '#src/domain/consent-cookie.ts';
import { hasConsent } from './consent.ts';

declare global {
  interface Window {
    /** The queue that a tag manager reads. */
    dataLayer?: Record<string, string | number>[];
  }
}

/** Sends an event to the tag manager; without consent it is dropped for good (AN-02). */
export function pushEvent(event: Record<string, string | number>): void {
  if (!hasConsent(targeting)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
