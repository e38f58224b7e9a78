import { NotFoundError } from '#src/domain/errors.ts';
import { getBlob } from '#src/store/blobs.ts';
import { documentTexts } from './listed-document.ts';
import type { Resource } from './source.ts';

/** Stands in an address that names no category (RT-24). */
const anyCategory = 'all';

/** RT-24: a document by its category or subcategory and its identifier. */
export const staticDocument: Resource<'staticDocument'> = async ({ a, b, lang }, source) => {
  const { documents } = source.snapshot.catalogue;
  const row = documents.find('documentId', b);
  const found = row === null ? null : documents.row(row);
  if (found === null || ![anyCategory, found.category, found.subcategory].includes(a)) {
    throw new NotFoundError(`There is no document ${b} in ${a}`);
  }
  const { toDocument } = await documentTexts(source, lang);
  const isPage = found.format === 'html';
  const html = isPage ? Buffer.from(await getBlob(source.db, found.sha256)).toString('utf8') : null;
  return { document: toDocument(found), html };
};
