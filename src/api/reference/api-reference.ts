import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import {
  offeredCalls,
  tags,
  topicOf,
  type Endpoint,
  type Permission,
} from '#src/contract/api/endpoints/endpoint.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import { marketDataCalls } from '#src/contract/api/endpoints/market-data-calls.ts';
import {
  identifierNames,
  type ReferenceCall,
  type ReferenceTopic,
} from '#src/contract/api/endpoints/reference-endpoints.ts';
import { apiChanges } from '#src/contract/api/changelog.ts';
import { deprecations } from '#src/contract/api/deprecations.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { api } from '#src/urls.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { Resource, Source } from '../source.ts';
import { exampleAddress } from './examples/example-address.ts';
import { findExamples, type ExampleIds } from './examples/example-ids.ts';
import { fieldsOf, typeName } from './fields.ts';
import { openapiDocument } from './openapi.ts';
import { inLanguages, parametersOf } from './parameters.ts';

type Tag = (typeof tags)[number];

/** What a provider has: indexes for examples, the languages of its site, and what it permits. */
type Provided = {
  ids: ExampleIds;
  site: { languages: readonly Language[] } & Record<Permission, boolean>;
};

/** The topics of the reference, and the calls of the requested one with the structure of their answers (API-04). */
export const apiReference: Resource<'apiReference'> = async (
  { topic: asked, filterPattern = '' },
  source,
) => {
  const { openapi: version, info } = openapiDocument();
  const { title, description } = info;
  const topics = tags.map((tag) => ({ topic: topicOf(tag), title: tag, tag }));
  const found = topics.find(({ topic }) => topic === asked);
  if (asked !== undefined && !found) throw new NotFoundError('There is no such topic');
  const { site } = await siteTexts(source);
  const provided = { ids: await findExamples(source), site };
  return {
    title,
    description,
    openapi: version,
    topics: topics.map(({ tag, ...topic }) => ({
      ...topic,
      calls: callsOf(tag, provided)
        .filter((call) => hasWords(call, filterPattern))
        .map(({ name, path, summary }) => ({ name, path, summary })),
    })),
    topic: found ? describe(found, await triedCalls(found.tag, provided, source)) : null,
    identifiers: identifierNames.map((name) => ({ name, calls: callsWith(name, site) })),
    deprecations: [...deprecations],
    changes: apiChanges.map((change) => ({ ...change, names: [...change.names] })),
  };
};

/** The calls of a topic; an example is shown where the release answers it. */
async function triedCalls(tag: Tag, provided: Provided, { isAnswered }: Source) {
  const calls: ReferenceCall[] = [];
  // One after the other, so that other requests are served in between.
  for (const call of callsOf(tag, provided)) {
    const isThere = call.sample !== null && (await isAnswered(call.sample));
    calls.push(isThere ? call : { ...call, sample: null });
  }
  return calls;
}

/** Paths of the calls with a parameter of a name, in the path or the query. */
function callsWith(name: string, site: Provided['site']): string[] {
  type Read = Pick<Endpoint, 'path' | 'query' | 'permission'>;
  const read = offeredCalls<Read>({ ...endpoints, ...downloadCalls }, site);
  const request = read.map(([, call]) => call).filter(({ query }) => name in query.shape);
  const ofTheMoment = Object.values(marketDataCalls).filter(({ path }) =>
    path.includes(`{${name}}`),
  );
  return [...request, ...ofTheMoment].map(({ path }) => api.base + path);
}

/** Whether the description of a call contains all words, in any letter case. */
function hasWords({ name, path, summary, parameters }: ReferenceCall, words: string): boolean {
  const said = parameters.flatMap((one) => [one.name, one.description]);
  const text = [name, path, summary, ...said].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function describe(
  { topic, title }: { topic: string; title: string },
  calls: ReferenceCall[],
): ReferenceTopic {
  return { topic, title, calls, schemas: schemasOf(calls) };
}

function callsOf(tag: Tag, { ids, site }: Provided): ReferenceCall[] {
  const { languages } = site;
  const asked = offeredCalls<Endpoint>(endpoints, site)
    .filter(([, endpoint]) => endpoint.tag === tag)
    .map(([name, endpoint]): ReferenceCall => ({
      ...partsOf(name, endpoint, languages),
      answer: 'json',
      schema: endpoint.answerName,
      notFound: endpoint.notFound ?? null,
      sample: exampleAddress(endpoint, ids),
    }));
  const files = offeredCalls<DescribedFile>(downloadCalls, site).map(
    ([name, call]): ReferenceCall => ({
      ...partsOf(name, call, languages),
      answer: 'file',
      schema: null,
      notFound: null,
      sample: exampleAddress(call, ids),
    }),
  );
  const ofTheMoment = Object.entries(marketDataCalls).map(([name, call]): ReferenceCall => ({
    name,
    path: api.base + call.path,
    summary: call.summary,
    parameters: [],
    needs: [...call.needs],
    answer: call.isStream ? 'stream' : 'json',
    schema: call.answerName,
    notFound: null,
    sample: null,
  }));
  if (tag === 'Index') return [...asked, ...files];
  return tag === 'Market data' ? [...asked, ...ofTheMoment] : asked;
}

type DescribedFile = Pick<Endpoint, 'path' | 'summary' | 'query' | 'example' | 'permission'>;

function partsOf(
  name: string,
  call: Pick<Endpoint, 'path' | 'summary' | 'query'>,
  languages: readonly Language[],
) {
  return {
    name,
    path: api.base + call.path,
    summary: call.summary,
    needs: [],
    parameters: inLanguages(parametersOf(call), languages).map((one) => ({
      name: one.name,
      type: typeName(one.schema),
      isRequired: one.required,
      default: defaultOf(one.schema.default),
      description: one.description ?? '',
    })),
  };
}

const defaultOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** The schemas of the answers, and those that they refer to. */
function schemasOf(calls: readonly ReferenceCall[]): ReferenceTopic['schemas'] {
  const all = openapiDocument().components.schemas;
  const names = new Set(calls.flatMap(({ schema }) => schema ?? []));
  const found: ReferenceTopic['schemas'] = [];
  for (const name of names) {
    const fields = fieldsOf(all[name]!);
    found.push({ name, fields });
    for (const { reference } of fields) if (reference !== null) names.add(reference);
  }
  return found;
}
