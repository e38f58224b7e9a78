/** How calls of the API identify an index, by the name of the parameter. */
const meanings: Readonly<Record<string, string>> = {
  fundId: 'The index: in addresses of pages, in files and in answers',
  indexId: 'The same as fundId',
  portfolioId: 'The same as fundId, where constituents and what is related are asked for',
  portfolioKey: 'The same as fundId, where sustainability is asked for',
  secId: 'Its series of levels, at the quote service',
  performanceId: 'Its return variant',
};

/**
 * Texts of the pages that describe the API. The meanings of calls, parameters and fields are given in English alone.
 */
export const apiReferenceMessages = {
  title: 'Data API',
  lead: 'Every number of this site by HTTP and JSON. Nobody is asked for a key.',
  inEnglish: '',
  about: (description: string) => description,
  topicName: (_topic: string, title: string) => title,
  topicTitle: (topic: string) => `Data API: ${topic}`,
  topics: 'Topics',
  overview: 'Overview',
  callsOf: (topic: string) => `Calls: ${topic}`,
  howTo: 'How to ask',
  base: 'Address',
  rules:
    'Every call is a GET below this address; a name in braces stands for a parameter. A list is given by repeating its parameter. An empty parameter counts as absent. One that a call does not know is refused with 400, but for marks of advertisers (utm_source, gclid), which are left alone.',
  errors:
    'A refusal is a problem (RFC 9457): its title says in a sentence what is wrong, and parameters names which.',
  identifiers: 'Names of an index',
  identifiersLead:
    'An index has three identifiers, which never change: fundId names it, secId its series of levels, performanceId its return variant. Parameters bear six names, and each of them understands all three.',
  identifierTable: 'What calls name the identifier of an index',
  name: 'Name',
  meaning: 'What it is',
  takenBy: (calls: string) => `Taken by: ${calls}`,
  identifierMeaning: (name: string) => meanings[name] ?? name,
  deprecations: 'What is deprecated',
  deprecationPolicy:
    'Fields and parameters are added at any time. One that is replaced is deprecated: it works for at least twelve months more, is marked in the OpenAPI document and listed here. The answer to a call that uses it has a Deprecation header (RFC 9745), which says since when, and a Sunset header (RFC 8594), which says from when it may be gone. After that it is refused with 400, or no longer in answers.',
  deprecationTable: 'Deprecated names',
  was: 'Deprecated',
  instead: 'Instead',
  since: 'Since',
  until: 'Until at least',
  document: (version: string) => `For programs: OpenAPI ${version}`,
  dataFiles: 'All data as files',
  language: 'Examples in',
  parameters: 'Parameters',
  required: 'required',
  byDefault: (value: string) => `default ${value}`,
  answer: 'Answer',
  file: 'a file; 403 where the provider does not allow it',
  stream: 'as server-sent events named level',
  bearer: 'Needs the bearer token.',
  bearerAndRealTime: 'Needs the bearer token and the real-time token.',
  tokens: (header: string) =>
    `Tokens are free and short-lived. The bearer token goes into Authorization, the real-time token into ${header}. Answers are never kept.`,
  tryIt: 'Open the answer',
  tryOf: (path: string) => `Open the answer of ${path}`,
  schemas: 'What answers are made of',
  search: 'Search the calls',
  find: 'Find',
  foundCalls: (count: number, shown: string, words: string) =>
    count === 1 ? `1 call has “${words}”.` : `${shown} calls have “${words}”.`,
  noCalls: (words: string) => `No call has “${words}”.`,
  allCalls: 'All calls',
  example: 'An answer, shortened',
  exampleOf: (path: string) => `An answer, shortened: ${path}`,
  more: (count: string) => `${count} more`,
  loading: 'Loading …',
  notLoaded: 'The answer could not be loaded. The link above opens it.',
};
