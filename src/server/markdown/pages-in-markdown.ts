import { Hono, type Context } from 'hono';
import { sourceIn } from '#src/api/as-of.ts';
import type { PagesHandler } from '#src/app/pages.ts';
import { languageFacts } from '#src/domain/language.ts';
import { requestedRelease, splitLanguage, withQuery } from '#src/urls.ts';
import { withoutParameter } from '#src/urls/without-parameter.ts';
import { markdownPath, pageInMarkdown } from '#src/urls/markdown-pages.ts';
import { askApi } from '../ask-api.ts';
import type { AnswerAddress } from '../pages/answer-addresses.ts';
import { isPage } from '../pages/route-pattern.ts';
import { sendMarkdown, type MarkdownDeps, type MarkdownSource } from './indexes-in-markdown.ts';
import { pageAsMarkdown } from './page-as-markdown.ts';

type PagesDeps = MarkdownDeps & OfPages;

type OfPages = {
  answerAddress: AnswerAddress;
  pages: Pick<PagesHandler, 'parametersOf'>;
};

/**
 * Every other page in Markdown, at its address with `.md` after the path. It is converted from the page's own HTML, so
 * that both say the same. A page that redirects redirects here too, to the Markdown of its target.
 */
export function pagesInMarkdown(deps: PagesDeps): Hono {
  const app = new Hono();
  app.get('*', async (c, next) => {
    const { origin, pathname, search } = new URL(c.req.url);
    const page = pageInMarkdown(pathname);
    if (page === null || !isPage(page)) return next();
    const snapshot = deps.snapshot();
    // Joined as text: `new URL` would read a path with two slashes as a host.
    const request = new Request(origin + page + search, c.req.raw);
    const answer = await deps.answerAddress(snapshot, request);
    // The page's own name may end in `.md`.
    if (answer.status === 404) return next();
    if (answer.headers.has('Location')) return onward(answer);
    return answerInMarkdown({ ...deps, snapshot }, c, { page, search, answer });
  });
  return app;
}

/** The same redirect, to the Markdown of the page that it leads to. */
function onward(answer: Response): Response {
  const to = answer.headers.get('Location')!;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  if (path.startsWith('/') && isPage(path))
    answer.headers.set('Location', markdownPath(path) + rest);
  return answer;
}

type Answered = { page: string; search: string; answer: Response };

const hasReleases = (pages: OfPages['pages'], page: string): boolean =>
  pages.parametersOf(page)?.includes('asof') === true;

async function answerInMarkdown(
  { pages, ...source }: OfPages & MarkdownSource,
  c: Context,
  { page, search, answer }: Answered,
): Promise<Response> {
  const { language, path } = splitLanguage(page);
  const release = Number(requestedRelease(search) ?? source.snapshot.release);
  const { provider } = await askApi(source)('mainNavigation', { lang: language });
  const then = answer.ok ? await sourceIn(release, source) : source;
  const { provider: ofThen } = await askApi(then)('mainNavigation', { lang: language });
  const isOfRelease = hasReleases(pages, page) && answer.ok && provider.privacyPolicyUrl !== path;
  const others = page + withoutParameter(search, 'asof');
  const text = pageAsMarkdown(await answer.text(), {
    page: source.publicUrl + page + search,
    cite: isOfRelease ? source.publicUrl + withQuery(others, { asof: release }) : null,
    language: languageFacts[language].tag,
    release,
    notice: ofThen.illustrativeNotice,
    siteName: { shown: provider.name, ofRelease: ofThen.name },
  });
  const kept = answer.headers.get('Cache-Control') ?? 'no-store';
  const lifetime = answer.ok && kept.includes('s-maxage') ? {} : { lifetime: kept };
  const sent = await sendMarkdown(c, source, { text, release, ...lifetime });
  return answer.ok
    ? sent
    : new Response(sent.body, { status: answer.status, headers: sent.headers });
}
