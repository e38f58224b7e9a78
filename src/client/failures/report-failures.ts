import type { AnyRouter } from '@tanstack/react-router';
import type { ClientFailure } from '#src/contract/api/client-failures.ts';
import { redactPersonalData } from '#src/domain/redact-personal-data.ts';
import { api } from '#src/urls.ts';
import { logFailure, onFailure, type Failure } from '../calls/log-failure.ts';

/** Most reports per page load. */
const mostReports = 5;

/** Milliseconds before a failure is reported: leaving a page aborts its requests, which is no failure. */
const patience = 1_000;

/** The address of this file, which changes with every build. */
const build = new URL(import.meta.url).pathname;

/** The route of the shown page: it identifies the page without what the visitor entered. */
const routeOf = (router: AnyRouter) =>
  (router.state.matches.at(-1)?.fullPath as string | undefined) ?? '';

/** Reports errors in the browser to the site's log (NV-05), each once. Returns a function that stops it. */
export function reportFailures(router: AnyRouter): () => void {
  const reported = new Set<string>();
  onFailure(({ part, message }: Failure) => {
    const key = `${part}: ${message}`;
    // A failure for lack of a network can neither be reported nor repaired here.
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
