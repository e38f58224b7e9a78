import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import { clientFailure, policyReport } from '#src/contract/api/client-failures.ts';
import { api } from '#src/urls.ts';
import type { ClientAddress } from '../forms/client-address.ts';
import type { RateLimit } from '../forms/rate-limit.ts';
import { readBody } from '#src/outside/read-body.ts';
import { isSameOrigin } from '../forms/same-origin.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import { visitorOf, type ConnectionBindings } from '../http/visitor-of.ts';

export type ClientFailureDeps = {
  log: Pick<Logger, 'warn'>;
  /** Counts a failure in a browser. */
  clientFailed: (kind: 'failure' | 'policy') => void;
  publicUrl: string;
  clientAddress: ClientAddress;
  rateLimit: RateLimit;
};

const path = `${api.base}${api.clientFailures}`;
const longest = 8192;

/**
 * Reports of failures in visitors' browsers, sent by our own pages (NV-05): each is one line of the log and counted;
 * nothing is stored.
 */
export function clientFailures(deps: ClientFailureDeps): Hono<{ Bindings: ConnectionBindings }> {
  const app = new Hono<{ Bindings: ConnectionBindings }>();
  app.post(path, async (c) => {
    const response = await take(deps, c);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  return app;
}

async function take(
  deps: ClientFailureDeps,
  c: Context<{ Bindings: ConnectionBindings }>,
): Promise<Response> {
  if (!isSameOrigin(c.req.raw.headers, deps.publicUrl)) {
    return problemResponse(makeProblem(403, 'Failures are taken from the pages of this site only'));
  }
  // Reports beyond the limit are dropped silently: the failing page could do nothing about it.
  if ((await deps.rateLimit(visitorOf(deps.clientAddress, c))) !== null) return noted();
  const text = await readBody(c.req.raw, longest);
  if (text === null) return problemResponse(makeProblem(413, 'The report is too long'));
  const body = parse(text);
  const [failure, report] = [clientFailure.safeParse(body), policyReport.safeParse(body)];
  if (failure.success) {
    deps.clientFailed('failure');
    deps.log.warn(failure.data, 'failure in a browser');
  } else if (report.success) {
    const { 'effective-directive': directive, 'blocked-uri': blocked } = report.data['csp-report'];
    deps.clientFailed('policy');
    deps.log.warn(
      { directive, blocked: originOf(blocked) },
      'kept away by the policy in a browser',
    );
  } else {
    return problemResponse(makeProblem(400, 'This is no report of a failure'));
  }
  return noted();
}

const noted = () => new Response(null, { status: 204 });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The origin of a blocked address, or a keyword such as `inline`; a whole address could identify the visitor. */
const originOf = (blocked: string): string =>
  URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 40);
