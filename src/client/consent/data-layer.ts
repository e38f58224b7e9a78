import { targeting } from '#src/domain/consent-cookie.ts';
import { hasConsent } from './consent.ts';

declare global {
  interface Window {
    /** The queue that a tag manager reads. */
    dataLayer?: Record<string, string | number>[];
  }
}

/** Tells the tag manager of an event; without consent it is dropped, not kept for later (AN-02). */
export function pushEvent(event: Record<string, string | number>): void {
  if (!hasConsent(targeting)) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
