import * as z from 'zod';
import { contactForm } from '#src/contract/forms/contact-form.ts';
import { formKinds, formNames } from '#src/contract/forms/form-fields.ts';
import { keyHeader, keyPattern } from '#src/contract/forms/submission.ts';
import { subscribeForm } from '#src/contract/forms/subscribe-form.ts';

type ProblemAnswer = (description: string) => object;

/** The one call that writes, as OpenAPI describes it: a form of the site, sent by a page of the site. */
export function formSubmissionOperation(problemAnswer: ProblemAnswer) {
  const text = { type: 'string' };
  return {
    operationId: 'formSubmission',
    tags: ['Site'],
    summary: 'Takes a form of the site, from pages of the site only',
    parameters: [
      { name: 'siteId', in: 'query', required: true, schema: text },
      {
        name: 'formName',
        in: 'query',
        required: true,
        schema: { ...text, enum: formKinds.map((kind) => formNames[kind]) },
      },
      {
        name: keyHeader,
        in: 'header',
        required: false,
        schema: { ...text, pattern: keyPattern.source },
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: { anyOf: [contactForm, subscribeForm].map(schemaOf) },
        },
      },
    },
    responses: {
      '200': { description: 'The form was stored, now or before under the same key' },
      '400': problemAnswer('Fields are wrong; `fields` names which'),
      '403': problemAnswer('The form was sent by a page of another site'),
      '413': problemAnswer('The form is larger than 64 KiB'),
      '415': problemAnswer('The form is not form-urlencoded'),
      '429': problemAnswer('Too many forms from this address; Retry-After says when'),
      '503': problemAnswer('The form cannot be stored at the moment'),
    },
  };
}

function schemaOf(form: z.core.$ZodType) {
  // Rules in code (the email pattern, the lists) are checked by the server and not in this schema.
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' });
  return schema;
}
