import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { IncomingMessage } from 'node:http';
import { formKinds, formNames } from '#src/contract/forms/form-fields.ts';
import { keyHeader } from '#src/contract/forms/submission.ts';
import { api } from '#src/urls.ts';
import { answerOutcome, type ShowForm } from './forms/answer-outcome.ts';
import { addressGroup, type ClientAddress } from './forms/client-address.ts';
import { isSameOrigin } from './forms/same-origin.ts';
import { submitForm, type Refused, type SubmissionDeps } from './forms/submit-form.ts';
import { makeProblem, problemResponse } from './http/problems.ts';

export type FormDeps = SubmissionDeps & {
  /** `siteId` that submissions name (API-10). */
  siteId: string;
  /** Origin under which visitors know the site. */
  publicUrl: string;
  clientAddress: ClientAddress;
  showForm?: ShowForm;
};

/** The connection of a request that came over one. */
export type FormBindings = { incoming?: Pick<IncomingMessage, 'socket'> };

const path = `${api.base}${api.formSubmission}`;
const mediaType = 'application/x-www-form-urlencoded';
const anonymous = { fields: [], values: {}, campaign: [], key: '' };

/**
 * Where both forms are sent to (CM-07): stored durably first, acknowledged then. A browser without JavaScript
 * (`Accept: text/html`) is led to a page; every other caller is answered in JSON.
 */
export function formSubmissions(deps: FormDeps): Hono<{ Bindings: FormBindings }> {
  const app = new Hono<{ Bindings: FormBindings }>();
  // For the dev environment alone, whose API has a port of its own; everywhere else it is one origin.
  app.use(
    path,
    cors({
      origin: new URL(deps.publicUrl).origin,
      allowMethods: ['POST'],
      allowHeaders: ['Content-Type', keyHeader],
      credentials: true,
    }),
  );
  app.post(path, async (c) => {
    const response = await submit(deps, c);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  });
  app.all(path, (c) =>
    problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
      Allow: 'POST, OPTIONS',
    }),
  );
  return app;
}

async function submit(deps: FormDeps, c: Context<{ Bindings: FormBindings }>): Promise<Response> {
  const request = c.req.raw;
  const query = new URL(request.url).searchParams;
  const form = formKinds.find((kind) => formNames[kind] === query.get('formName'));
  if (!form) return refuseAddress('formName', 'formName names no form');
  if (query.get('siteId') !== deps.siteId) {
    return refuseAddress('siteId', 'siteId is not that of this site');
  }
  const outcome =
    wrongRequest(request, deps.publicUrl) ??
    (await submitForm(deps, form, request, visitorOf(deps, c)));
  return answerOutcome(deps.showForm ?? null, request, form, outcome);
}

/** Who counts for the rate limit. */
function visitorOf({ clientAddress }: FormDeps, c: Context<{ Bindings: FormBindings }>): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  return addressGroup(clientAddress(peer, c.req.header('X-Forwarded-For')));
}

/** What is wrong with a request before its fields are looked at. */
function wrongRequest(request: Request, publicUrl: string): Refused | null {
  if (!isSameOrigin(request.headers, publicUrl)) {
    return {
      status: 403,
      detail: 'Forms are taken from the pages of this site only',
      ...anonymous,
    };
  }
  const [type] = (request.headers.get('Content-Type') ?? '').split(';');
  if (type?.trim().toLowerCase() === mediaType) return null;
  return { status: 415, detail: `A form is sent as ${mediaType}`, ...anonymous };
}

function refuseAddress(parameter: string, detail: string): Response {
  return problemResponse({ ...makeProblem(400, detail), parameters: [parameter] });
}
