import { indexSections } from '#src/i18n/messages/indexes/index-page.ts';
import { hasContent } from '../../index-core.ts';
import { defineSection } from '../section.ts';
import { loadDocuments } from './load-documents.ts';

/** Factsheet, methodology and what else concerns the index (ID-03). */
export const documentsSection = defineSection({
  id: 'documents',
  title: (language) => indexSections(language).documents,
  load: loadDocuments,
  parts: ['documents'],
  needs: [],
  isShown: (data) =>
    hasContent(data, 'documents', data.documents, ({ total }) => total) ||
    (data.details !== 'failed' && data.details.factsheet !== null),
  isHalf: () => true,
  view: async () => (await import('./documents-view.tsx')).DocumentsView,
});
