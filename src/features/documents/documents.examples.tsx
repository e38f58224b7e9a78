import type {
  DocumentDifferences,
  ListedDocument,
  ListedVersion,
  StaticDocument,
} from '#src/contract/api/documents.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { DifferencesPage } from './differences-page.tsx';
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
    translations: [],
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
  rows: { rows: [rulebook, exampleDocument({})], total: 2, matchedBySpelling: false },
};

const nothing: DocumentsData = {
  ...library,
  query: readDocumentQuery({ filterPattern: 'zzzz' }),
  rows: { rows: [], total: 0, matchedBySpelling: false },
};

/** The page of a text that keeps no versions, with the facts that an example is about. */
export function exampleText(facts: Partial<StaticDocument>): StaticDocument {
  return {
    document: exampleDocument({}),
    html: null,
    headings: [],
    version: null,
    versions: [],
    ...facts,
  };
}

const versions = [
  { version: '3.0', effectiveDate: '2027-03-19', changes: 'Review months.' },
  { version: '2.0', effectiveDate: '2026-06-19', changes: 'A liquidity screen.' },
  { version: '1.0', effectiveDate: '2024-01-02', changes: null },
];

const headings = ['Selection', 'Weighting', 'Review', 'Calculation'].map((text) => ({
  id: text.toLowerCase(),
  text,
  level: 2,
}));

/** The second of three versions. */
export const earlierVersion = exampleText({
  document: exampleDocument({ documentId: 'world-rules', title: 'Example World: index rules' }),
  html: headings
    .map(({ id, text }) => `<h2 id="${id}"><a href="#${id}" data-anchor>${text}</a></h2><p>…</p>`)
    .join(''),
  headings,
  version: '2.0',
  versions,
});

const [to, , from] = versions as [ListedVersion, ListedVersion, ListedVersion];

/** A section of every kind. */
export const differences: DocumentDifferences = {
  document: earlierVersion.document,
  from,
  to,
  sections: [
    {
      id: null,
      level: 2,
      heading: null,
      change: 'changed',
      headingHtml: '',
      html: '<p>Rules of <del>the</del><ins>an</ins> index.</p>',
    },
    {
      id: 'selection',
      level: 2,
      heading: 'Selection',
      change: 'unchanged',
      headingHtml: 'Selection',
      html: '<p>The largest companies.</p>',
    },
    {
      id: 'liquidity',
      level: 3,
      heading: 'Liquidity',
      change: 'added',
      headingHtml: '<ins>Liquidity</ins>',
      html: '<p><ins>Shares that trade.</ins></p>',
    },
    {
      id: null,
      level: 2,
      heading: 'Exceptions',
      change: 'removed',
      headingHtml: '<del>Exceptions</del>',
      html: '<p><del>None.</del></p>',
    },
  ],
  versions,
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
          data={exampleText({ html: '<h2>How</h2><p>Write to us.</p>' })}
        />
      ),
    },
    {
      name: 'a long text with versions, of which an earlier one is shown',
      content: <DocumentPage language={language} data={earlierVersion} />,
    },
    {
      name: 'differences between two versions',
      content: <DifferencesPage language={language} data={differences} />,
    },
  ],
});
