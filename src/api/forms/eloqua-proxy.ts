import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { formKinds, formNames } from '#src/contract/forms/form-fields.ts';
import { keyHeader } from '#src/contract/forms/submission.ts';
import { api } from '#src/urls.ts';
import { answerOutcome, type ShowForm } from './answer-outcome.ts';
import type { ClientAddress } from './client-address.ts';
import { isSameOrigin } from './same-origin.ts';
import { submitForm, type Refused, type SubmissionDeps } from './submit-form.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import { visitorOf, type ConnectionBindings } from '../http/visitor-of.ts';

export type FormDeps = SubmissionDeps & {
  /** `siteId` that submissions name (API-10). */
  siteId: string;
  /** The public origin of the site. */
  publicUrl: string;
  clientAddress: ClientAddress;
  showForm?: ShowForm;
};

const path = `${api.base}${api.formSubmission}`;
const mediaType = 'application/x-www-form-urlencoded';
const anonymous = { fields: [], values: {}, campaign: [], key: '' };

/**
 * The address of both forms (CM-07): a submission is stored durably, then acknowledged. A browser without JavaScript
 * (`Accept: text/html`) gets a page; every other caller gets JSON.
 */
export function formSubmissions(deps: FormDeps): Hono<{ Bindings: ConnectionBindings }> {
  const app = new Hono<{ Bindings: ConnectionBindings }>();
  // Only in the dev environment, where the API has a port of its own; elsewhere there is one origin.
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

async function submit(
  deps: FormDeps,
  c: Context<{ Bindings: ConnectionBindings }>,
): Promise<Response> {
  const request = c.req.raw;
  const query = new URL(request.url).searchParams;
  const form = formKinds.find((kind) => formNames[kind] === query.get('formName'));
  const isOurs = query.get('siteId') === deps.siteId;
  if (!form) {
    const parameters = ['formName', ...(isOurs ? [] : ['siteId'])];
    return problemResponse({ ...makeProblem(400, 'formName names no form'), parameters });
  }
  const outcome =
    wrongRequest(request, deps.publicUrl) ??
    (await submitForm(deps, { form, isOurs }, request, visitorOf(deps.clientAddress, c)));
  return answerOutcome(deps.showForm ?? null, request, form, outcome);
}

/** Errors of a request that are found before its fields are read. */
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
