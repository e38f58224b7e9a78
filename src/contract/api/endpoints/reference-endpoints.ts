import * as z from 'zod';
import { api } from '#src/urls.ts';
import { apiChangeIds, changeKinds } from '../changelog.ts';
import { defineEndpoint } from './endpoint.ts';

/** The names that calls use for the identifier of an index. */
export const identifierNames = [
  'fundId',
  'indexId',
  'portfolioId',
  'portfolioKey',
  'secId',
  'performanceId',
] as const;

const parameter = z.object({
  name: z.string(),
  type: z.string().describe('In words: one of a, b; list of text; integer 1 to 200'),
  isRequired: z.boolean(),
  default: z.string().nullable(),
  description: z.string(),
});

const call = z.object({
  name: z.string().describe('operationId in the OpenAPI document'),
  path: z.string().describe('Address below the site, with names of parameters in braces'),
  summary: z.string(),
  parameters: z.array(parameter),
  needs: z.array(z.string()).describe('Tokens that have to come with it'),
  answer: z
    .enum(['json', 'file', 'stream'])
    .describe('A file to keep, or server-sent events, where it is not one answer'),
  schema: z.string().nullable().describe('Which of the schemas the answer has'),
  notFound: z.string().nullable().describe('When a well-formed request answers 404'),
  sample: z
    .string()
    .nullable()
    .describe('An address that can be tried; null where a token is needed'),
});

const schema = z.object({
  name: z.string(),
  fields: z.array(
    z.object({
      path: z.string().describe('portfolios[].returns.return1Y'),
      type: z.string(),
      reference: z.string().nullable().describe('The schema that describes it further'),
      description: z.string(),
    }),
  ),
});

const identifierName = z.object({
  name: z.enum(identifierNames),
  calls: z.array(z.string()).describe('Paths of the calls that have a parameter of this name'),
});

const deprecation = z.object({
  what: z.string().describe('As it stands in a call or an answer'),
  instead: z.string(),
  since: z.iso.date().describe('The day since when it is deprecated'),
  until: z.iso.date().describe('The day from which it may be gone'),
});

const apiChange = z.object({
  id: z
    .enum(apiChangeIds)
    .describe('Names what changed; the changelog for programs says it in a sentence'),
  date: z.iso.date(),
  kind: z.enum(changeKinds),
  names: z.array(z.string()).describe('Calls, parameters, fields or files that it is about'),
});

const reference = z.object({
  title: z.string(),
  description: z.string(),
  openapi: z.string().describe('Version of OpenAPI of the document'),
  topics: z.array(
    z.object({
      topic: z.string().describe('Name in addresses'),
      title: z.string(),
      calls: z.array(z.object({ name: z.string(), path: z.string(), summary: z.string() })),
    }),
  ),
  topic: z
    .object({
      topic: z.string(),
      title: z.string(),
      calls: z.array(call),
      schemas: z.array(schema).describe('The schemas of the answers of these calls'),
    })
    .nullable()
    .describe('The requested topic'),
  identifiers: z
    .array(identifierName)
    .describe(
      'Names that the identifier of an index has; each call understands all of its identifiers',
    ),
  deprecations: z.array(deprecation).describe('Deprecated names that still work'),
  changes: z.array(apiChange).describe('What changed in the API, newest first'),
});

export type ApiReference = z.infer<typeof reference>;
export type ReferenceTopic = NonNullable<ApiReference['topic']>;
export type ReferenceCall = z.infer<typeof call>;

export const referenceEndpoints = {
  apiReference: defineEndpoint({
    path: api.apiReference,
    tag: 'Site',
    summary: 'What the reference of this API says: its topics and, of one of them, all calls',
    query: z.object({
      topic: z.string().optional().describe('Name of a topic'),
      filterPattern: z
        .string()
        .max(200)
        .optional()
        .describe('Words in the address, summary or parameters of calls, in any order'),
    }),
    answer: reference,
    answerName: 'ApiReference',
    notFound: 'There is no such topic',
    example: 'filterPattern=levels',
  }),
};
