import { hash } from 'node:crypto';
import type { DocumentRecord } from '#src/contract/provider/documents.ts';

const html = '<p>Complain to <a href="/contact-us">us</a>.</p>\n';
const earlier =
  '<p>Complain to <strong>nobody</strong>.</p>\n' +
  '<h2 id="time"><a href="#time" data-anchor>Time</a></h2>\n<p>Soon.</p>\n';
const pdf = '%PDF-1.7\n% a very small document\n%%EOF\n';

/** The contents of the small documents, which the release stores as files. */
export const smallFiles = {
  html: Buffer.from(html),
  earlier: Buffer.from(earlier),
  pdf: Buffer.from(pdf),
};

const page = (
  facts: Partial<DocumentRecord> & Pick<DocumentRecord, 'documentId' | 'title' | 'date'>,
): DocumentRecord => ({
  description: { 'en-us': null },
  category: 'policies',
  subcategory: null,
  language: 'en-us',
  translationOf: null,
  assetClasses: [],
  families: [],
  regions: [],
  indexFundIds: [],
  format: 'html',
  sha256: hash('sha256', smallFiles.html),
  bytes: smallFiles.html.length,
  fileName: `${facts.documentId}.html`,
  versions: [],
  ...facts,
});

const file = (...[facts]: Parameters<typeof page>): DocumentRecord =>
  page({
    format: 'pdf',
    sha256: hash('sha256', smallFiles.pdf),
    bytes: smallFiles.pdf.length,
    fileName: `${facts.documentId}.pdf`,
    ...facts,
  });

/** Five documents in three categories, one of which the site does not name. */
export const smallDocuments: DocumentRecord[] = [
  page({
    documentId: 'complaints',
    title: { 'en-us': 'Complaints procedure', 'ja-jp': '苦情処理手続き' },
    description: { 'en-us': 'How to complain' },
    date: '2026-03-01',
    subcategory: 'conduct',
    versions: [
      {
        version: '2.0',
        effectiveDate: '2026-03-01',
        changes: { 'en-us': 'Somebody reads complaints.', 'ja-jp': '苦情の宛先を設けました。' },
        sha256: hash('sha256', smallFiles.html),
      },
      {
        version: '1.0',
        effectiveDate: '2020-01-01',
        changes: { 'en-us': 'The first.' },
        sha256: hash('sha256', smallFiles.earlier),
      },
    ],
  }),
  file({
    documentId: 'us-500-rules',
    title: { 'en-us': 'Harbour US 500 rules' },
    category: 'methodology',
    date: '2026-06-30',
    assetClasses: ['equity'],
    families: ['Harbour US'],
    regions: ['United States', 'Europe'],
    fileName: 'Harbour US 500 – 算出要領.pdf',
  }),
  file({
    documentId: 'bond-rules',
    title: { 'en-us': 'Bond rules' },
    category: 'methodology',
    date: '2025-01-15',
    assetClasses: ['fixed-income'],
    indexFundIds: ['GOVT'],
  }),
  page({
    documentId: 'bond-rules-ja',
    title: { 'en-us': 'Bond rules (Japanese)', 'ja-jp': '債券指数の算出要領' },
    category: 'methodology',
    date: '2025-02-01',
    language: 'ja-jp',
    translationOf: 'bond-rules',
    assetClasses: ['fixed-income', 'multi-asset'],
    indexFundIds: ['GOVT', 'BALANCED', 'WITHDRAWN'],
  }),
  page({
    documentId: 'old-letter',
    title: { 'en-us': 'A letter' },
    category: 'letters',
    date: '2019-12-31',
    families: ['Harbour World'],
  }),
];
