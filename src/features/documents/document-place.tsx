import type { ListedDocument } from '#src/contract/api/documents.ts';
import type { Language } from '#src/domain/language.ts';
import { documentMessages } from '#src/i18n/messages/lists/documents.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages, withQuery } from '#src/urls.ts';

type DocumentPlaceProps = { language: Language; document: Pick<ListedDocument, 'category'> };

/** Where a document stands in the library. */
export function DocumentPlace({ language, document: { category } }: DocumentPlaceProps) {
  return (
    <>
      <PageLink href={pages.documents}>{documentMessages(language).title}</PageLink> ·{' '}
      <PageLink href={withQuery(pages.documents, { category: category.value })}>
        {category.label}
      </PageLink>
    </>
  );
}
