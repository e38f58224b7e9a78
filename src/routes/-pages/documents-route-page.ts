export { DocumentsPage } from '#src/features/documents/documents-page.tsx';
export { loadDocuments } from '../-loaders/load-documents.ts';
