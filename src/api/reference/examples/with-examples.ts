import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { offeredCalls, type Endpoint } from '#src/contract/api/endpoints/endpoint.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { marketDataCalls } from '#src/contract/api/endpoints/market-data-calls.ts';
import { withQuery } from '#src/urls.ts';
import type { Stored } from '../../source.ts';
import { siteTexts } from '../../site/site-texts.ts';
import { inLanguages, type Parameter } from '../parameters.ts';
import { exampleAddress } from './example-address.ts';
import { findExamples, type Examples } from './example-ids.ts';
import { exampleValues, type ExampleOf } from './example-values.ts';
import { shortAnswer } from './short-answer.ts';

/** The extension that holds the address of an example file. */
export const fileExample = 'x-example';

type Content = Record<string, { example?: unknown; [fileExample]?: string }>;
type Operation = { parameters: Parameter[]; responses: Record<string, { content?: Content }> };
type Call = Pick<Endpoint, 'path' | 'example' | 'permission'>;

/** Makes a call of this API as of the described release. */
export type AskExample = (address: string) => Promise<Response>;

/**
 * Adds an example to each parameter and answer, taken from the release itself, so that a reader who tries it gets what
 * it shows. Files are given by address, in an extension of our own: code generators would load OpenAPI's
 * `externalValue`.
 */
export async function withExamples<Document extends { paths: object }>(
  plain: Document,
  source: Stored,
  ask: AskExample,
): Promise<Document> {
  const document = structuredClone(plain);
  const ids = await findExamples(source);
  const exampleOf = await exampleValues(source);
  const { site } = await siteTexts(source);
  const operationOf = ({ path }: Call) =>
    (document.paths as unknown as Record<string, { get: Operation }>)[path.replace(/\/$/, '')]!.get;
  for (const [, call] of offeredCalls<Call>({ ...endpoints, ...downloadCalls }, site)) {
    const operation = operationOf(call);
    operation.parameters = inLanguages(operation.parameters, site.languages);
  }
  // One after the other, so that other requests are served in between.
  for (const [name, call] of offeredCalls<Endpoint>(endpoints, site)) {
    const operation = operationOf(call);
    fillParameters(operation, name, call, exampleOf);
    await fillAnswer(operation, exampleAddress(call, ids), ask);
  }
  for (const [name, call] of offeredCalls<Call>(downloadCalls, site)) {
    const operation = operationOf(call);
    fillParameters(operation, name, call, exampleOf);
    await fillFiles(operation, exampleAddress(call, ids), ask);
  }
  for (const [name, call] of Object.entries(marketDataCalls))
    fillMoment(operationOf({ ...call, example: '' }), name, ids);
  return document;
}

function fillParameters(operation: Operation, name: string, call: Call, exampleOf: ExampleOf) {
  for (const parameter of operation.parameters) {
    const example = exampleOf(name, call, parameter);
    if (example !== undefined) Object.assign(parameter, { example });
  }
}

async function fillAnswer(operation: Operation, address: string | null, ask: AskExample) {
  const answer = address === null ? null : await ask(address);
  // A provider without such content has no example answer.
  if (!answer?.ok) return;
  const example = shortAnswer(await answer.json());
  operation.responses['200']!.content!['application/json']!.example = example;
}

/** Files are not embedded: they are long, and mostly binary. */
async function fillFiles(operation: Operation, address: string | null, ask: AskExample) {
  // If one format is refused, all are.
  if (address === null || !(await ask(address)).ok) return;
  const contents = operation.responses['200']!.content!;
  for (const [type, content] of Object.entries(contents)) {
    const [path = '', query] = address.split('?');
    const search = new URLSearchParams(query);
    if (search.has('format')) search.set('format', formatOf(type));
    const request = withQuery(path, Object.fromEntries(search));
    contents[type] = { ...content, [fileExample]: request };
  }
}

/** Quotes need a token: the example is a quote of the release in the service's format. */
function fillMoment(operation: Operation, name: string, ids: Examples) {
  const { secId, fundId, lastDate } = ids;
  const level = { level: 123.45, previousLevel: 123.21, time: null, currency: 'USD' };
  const due = { nextDue: null, isLate: false, isLive: false, delayMinutes: null };
  const quote = { secId, fundId, asOfDate: lastDate || null, ...level, ...due };
  const answers: Readonly<Record<string, unknown>> = {
    indexDataCredentials: { accessToken: 'eyJhbGciOiJIUzI1NiJ9', expiresIn: 300 },
    realTimeCredentials: { realTimeToken: 'eyJhbGciOiJIUzI1NiJ9' },
    quote,
    quoteName: { secId, name: ids.name },
    levelChanges: `event: level\ndata: ${JSON.stringify(quote)}\n\n`,
  };
  for (const parameter of operation.parameters) Object.assign(parameter, { example: secId });
  const [content] = Object.values(operation.responses['200']!.content!);
  content!.example = answers[name];
}

const formats = ['csv', 'json', 'parquet', 'pdf', 'xlsx'] as const;

const formatOf = (type: string) => formats.find((format) => type.includes(format)) ?? 'xlsx';
