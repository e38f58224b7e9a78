import { noFigure } from '#src/i18n/format.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { WholeName } from '#src/ui/whole-name.tsx';
import { pages } from '#src/urls.ts';

type IndexLinkProps = {
  fundId: string | null;
  /** Null where the index is no longer published. */
  name: string | null;
  /** Shown where none of the provider's indexes is named. */
  otherwise?: string | null;
};

/** A link to the index that a product tracks. */
export function IndexLink({ fundId, name, otherwise = null }: IndexLinkProps) {
  if (fundId === null || name === null) return otherwise ?? noFigure;
  return (
    <PageLink href={pages.index(fundId)}>
      <WholeName name={name} />
    </PageLink>
  );
}
