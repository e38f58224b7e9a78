/** The pages that describe the API. What each call, parameter and field means is said in English alone. */
export const apiReferenceMessages = {
  title: 'Data API',
  lead: 'Every number of this site by HTTP and JSON. Nobody is asked for a key.',
  inEnglish: '',
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
};
