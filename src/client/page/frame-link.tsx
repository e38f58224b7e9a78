import { localPath, withQuery } from '#src/urls.ts';
import { oembedPath } from '#src/urls/embeds.ts';
import { usePageContext } from './use-page-context.ts';

/**
 * Announces the embed of a page to programs that show links (oEmbed). React moves it into the head.
 * @param page path and query, without the language
 */
export function FrameLink({ page }: { page: string }) {
  const { language, origin } = usePageContext();
  // Those programs run no scripts.
  if (!import.meta.env.SSR) return null;
  const url = origin + localPath(language, page);
  return (
    <link
      rel="alternate"
      type="application/json+oembed"
      href={origin + withQuery(oembedPath, { url })}
    />
  );
}
