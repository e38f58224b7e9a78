import * as z from 'zod';
import { contactForm } from '#src/contract/forms/contact-form.ts';
import { formKinds, formNames, longest } from '#src/contract/forms/form-fields.ts';
import {
  emailUpdateChoices,
  organizationCategories,
  organizationRoles,
} from '#src/contract/forms/options.ts';
import { keyHeader, keyPattern } from '#src/contract/forms/submission.ts';
import { subscribeForm } from '#src/contract/forms/subscribe-form.ts';
import { problemAnswer } from './problem-answer.ts';
import { wordsOf } from './words-of.ts';

/** A filled-in form. */
const subscription = {
  emailAddress: 'ada@indexes.example',
  firstName: 'Ada',
  lastName: 'Example',
  country: 'DE',
  firmType1: organizationCategories[0],
  functionRoleType1: organizationRoles[0],
  sysop1: emailUpdateChoices[0],
  pageTitle: 'Subscribe',
  pageUrl: 'https://indexes.example/subscribe',
};

/** The provider's further fields, listed in the main navigation as `contactFields`. */
const ownFields = {
  patternProperties: { '^field_': { type: 'string', maxLength: longest.line } },
};

/** The OpenAPI description of the one call that writes: a form, sent by a page of the site. */
export function formSubmissionOperation() {
  const text = { type: 'string' };
  return {
    operationId: 'formSubmission',
    tags: ['Site'],
    ...wordsOf('formSubmission', 'Takes a form of the site, from pages of the site only'),
    parameters: [
      { name: 'siteId', in: 'query', required: true, schema: text, example: '100200300' },
      {
        name: 'formName',
        in: 'query',
        required: true,
        schema: { ...text, enum: formKinds.map((kind) => formNames[kind]) },
        example: formNames.subscribe,
      },
      {
        name: keyHeader,
        in: 'header',
        required: false,
        schema: { ...text, pattern: keyPattern.source },
        example: '2f1c9e54-6a0b-4d3e-9a51-7c2e8b40d613',
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/x-www-form-urlencoded': {
          schema: { anyOf: [{ ...schemaOf(contactForm), ...ownFields }, schemaOf(subscribeForm)] },
          example: subscription,
        },
      },
    },
    responses: {
      '200': { description: 'The form was stored, now or before under the same key' },
      '400': problemAnswer(400, 'Fields are wrong; `fields` names which'),
      '403': problemAnswer(403, 'The form was sent by a page of another site'),
      '413': problemAnswer(413, 'The form is larger than 64 KiB'),
      '415': problemAnswer(415, 'The form is not form-urlencoded'),
      '429': problemAnswer(429, 'Too many forms from this address; Retry-After says when'),
      '503': problemAnswer(503, 'The form cannot be stored at the moment'),
    },
  };
}

function schemaOf(form: z.core.$ZodType) {
  // Rules written in code (the email pattern, the lists) are not part of this schema; the server checks them.
  const { $schema: _, ...schema } = z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' });
  return schema;
}
