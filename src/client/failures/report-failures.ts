import type { AnyRouter } from '@tanstack/react-router';
import type { ClientFailure } from '#src/contract/api/client-failures.ts';
import { redactPersonalData } from '#src/domain/redact-personal-data.ts';
import { api } from '#src/urls.ts';
import { logFailure, onFailure, type Failure } from '../calls/log-failure.ts';

/** Reports of one page load: a page that fails all the time says so a few times. */
const mostReports = 5;

/**
 * Milliseconds that a failure waits to be told: a page that is left is cut off from what it reads just before it
 * goes, and that is none.
 */
const patience = 1_000;

/** The file of this code: its name changes with every build. */
const build = new URL(import.meta.url).pathname;

/** Pattern of the address that is shown: it tells the page, not what the visitor asked of it. */
const routeOf = (router: AnyRouter) =>
  (router.state.matches.at(-1)?.fullPath as string | undefined) ?? '';

/**
 * Takes what fails in the browser to the log of those who run the site (NV-05), each failure once. Returns how
 * to end it.
 */
export function reportFailures(router: AnyRouter): () => void {
  const reported = new Set<string>();
  onFailure(({ part, message }: Failure) => {
    const key = `${part}: ${message}`;
    // What fails for want of a network can neither be reported nor mended here.
    if (!navigator.onLine || reported.has(key) || reported.size >= mostReports) return;
    reported.add(key);
    const failure: ClientFailure = {
      part: part.slice(0, 120),
      message: redactPersonalData(message),
      route: routeOf(router),
      build,
    };
    const body = new Blob([JSON.stringify(failure)], { type: 'application/json' });
    const telling = setTimeout(
      () => navigator.sendBeacon(`${api.base}${api.clientFailures}`, body),
      patience,
    );
    addEventListener('pagehide', () => clearTimeout(telling), { once: true });
  });
  const onError = ({ message }: ErrorEvent) => logFailure('script', message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => logFailure('script', reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
