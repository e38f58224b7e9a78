import { noFigure } from '#src/i18n/format.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { pages } from '#src/urls.ts';

type IndexLinkProps = {
  fundId: string | null;
  /** Null where the index is not published any more. */
  name: string | null;
  /** Stands where no index of ours is named. */
  otherwise?: string | null;
};

/** The index behind a product. */
export function IndexLink({ fundId, name, otherwise = null }: IndexLinkProps) {
  if (fundId === null || name === null) return otherwise ?? noFigure;
  return <PageLink href={pages.index(fundId)}>{name}</PageLink>;
}
