import type {
  ApiReference,
  ReferenceTopic,
} from '#src/contract/api/endpoints/reference-endpoints.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { ApiReferencePage } from './api-reference-page.tsx';

const call: ReferenceTopic['calls'][number] = {
  name: 'notice',
  path: '/api/notices/{noticeId}',
  summary: 'One notice',
  parameters: [
    {
      name: 'noticeId',
      type: 'text',
      isRequired: true,
      default: null,
      description: 'Identifier of the notice',
    },
    {
      name: 'lang',
      type: 'one of en-us, ja-jp',
      isRequired: false,
      default: 'en-us',
      description: 'Language of texts',
    },
  ],
  needs: [],
  answer: 'json',
  schema: 'Notice',
  notFound: 'There is no such notice',
  sample: '/api/notices/review-2026',
};

const topic: ReferenceTopic = {
  topic: 'site',
  title: 'Site',
  calls: [
    call,
    { ...call, name: 'file', path: '/api/file', answer: 'file', schema: null, notFound: null },
    {
      ...call,
      name: 'changes',
      path: '/api/changes',
      parameters: [],
      needs: ['bearer', 'real-time'],
      answer: 'stream',
      notFound: null,
      sample: null,
    },
  ],
  schemas: [
    {
      name: 'Notice',
      fields: [
        { path: 'title', type: 'text', reference: null, description: 'What it is about' },
        { path: 'next', type: 'Notice', reference: 'Notice', description: 'The one after it' },
      ],
    },
  ],
};

const reference: Omit<ApiReference, 'topic'> = {
  title: 'Index data API',
  description: 'Open data of an index provider.',
  openapi: '3.1.1',
  topics: [
    { ...topic, calls: topic.calls.map(({ name, path, summary }) => ({ name, path, summary })) },
  ],
  identifiers: [{ name: 'fundId', calls: ['/api/variants'] }],
  deprecations: [{ what: 'returns', instead: 'figures', since: '2026-11-26', until: '2027-12-31' }],
  changes: [
    { id: 'changedSince', date: '2026-11-26', kind: 'added', names: ['changedSince', '/notices'] },
    { id: 'deprecated', date: '2026-11-26', kind: 'deprecated', names: ['returns', 'figures'] },
  ],
};

export const gallery: Gallery = (language) => ({
  title: 'Reference of the API',
  examples: [
    {
      name: 'all topics',
      content: (
        <ApiReferencePage
          language={language}
          origin="https://indexes.example"
          data={{ reference: { ...reference, topic: null }, words: '', code: undefined }}
        />
      ),
    },
    {
      name: 'calls that were searched',
      content: (
        <ApiReferencePage
          language={language}
          origin="https://indexes.example"
          data={{ reference: { ...reference, topic: null }, words: 'notice', code: undefined }}
        />
      ),
    },
    {
      name: 'one topic',
      content: (
        <ApiReferencePage
          language={language}
          origin="https://indexes.example"
          data={{ reference: { ...reference, topic }, words: '', code: 'python' }}
        />
      ),
    },
  ],
});
