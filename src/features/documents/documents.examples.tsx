import type { ListedDocument } from '#src/contract/api/documents.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { DocumentPage } from './document-page.tsx';
import { readDocumentQuery } from './document-query.ts';
import { DocumentsPage, type DocumentsData } from './documents-page.tsx';

/** One document, with the facts that an example is about. */
export function exampleDocument(facts: Partial<ListedDocument>): ListedDocument {
  return {
    documentId: 'complaints',
    title: 'Complaints procedure',
    description: 'How to complain about an index, and by when you have an answer.',
    category: { value: 'policies', label: 'Policies' },
    subcategory: { value: 'conduct', label: 'Conduct' },
    date: '2026-03-01',
    language: { value: 'en-us', label: 'English' },
    assetClasses: [],
    families: [],
    regions: [],
    indexes: [],
    format: 'html',
    file: null,
    ...facts,
  };
}

export const rulebook = exampleDocument({
  documentId: 'world-rules',
  title: 'Example World: index rules',
  category: { value: 'methodology', label: 'Methodology' },
  subcategory: null,
  assetClasses: [
    { value: 'equity', label: 'Equity' },
    { value: 'esg', label: 'ESG' },
  ],
  families: ['Example Global Equity'],
  indexes: [{ fundId: 'WORLD', portfolioName: 'Example World NTR USD' }],
  format: 'pdf',
  file: { href: '/files/0/Example World.pdf', name: 'Example World.pdf', bytes: 1_250_000 },
});

export const library: DocumentsData = {
  query: readDocumentQuery({ category: 'methodology', index: 'WORLD' }),
  options: [
    {
      field: { name: 'Category', tag: 'category' },
      values: [
        { value: 'methodology', label: 'Methodology', count: 29 },
        { value: 'policies', label: 'Policies', count: 10 },
      ],
    },
  ],
  choices: {
    indexes: [{ fundId: 'WORLD', portfolioName: 'Example World NTR USD' }],
    narrowing: {},
  },
  rows: { rows: [rulebook, exampleDocument({})], total: 2 },
};

const nothing: DocumentsData = {
  ...library,
  query: readDocumentQuery({ filterPattern: 'zzzz' }),
  rows: { rows: [], total: 0 },
};

export const gallery: Gallery = (language) => ({
  title: 'Documents',
  examples: [
    { name: 'library', content: <DocumentsPage language={language} data={library} /> },
    { name: 'nothing found', content: <DocumentsPage language={language} data={nothing} /> },
    {
      name: 'a document that is a page',
      content: (
        <DocumentPage
          language={language}
          data={{ document: exampleDocument({}), html: '<h2>How</h2><p>Write to us.</p>' }}
        />
      ),
    },
  ],
});
