import type { Api } from '#src/api/http/api-app.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { Stored } from '#src/api/source.ts';
import type { EmbedName } from '#src/urls/embeds.ts';
import type { Brand, Theme } from '#src/contract/provider/brand.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { embedMessages } from '#src/i18n/messages/indexes/embeds.ts';
import { shellMessages } from '#src/i18n/messages/site/shell.ts';
import { localPath, pages, withQuery } from '#src/urls.ts';
import { html } from 'hono/html';
import { askApi } from '../ask-api.ts';
import { chartContent, figuresContent } from './embed-content.ts';
import { embedPage, type FramedPage } from './embed-page.ts';

type Asked = {
  api: Api;
  source: Stored;
  brand: Brand | null;
  publicUrl: string;
  fundId: string;
  name: EmbedName;
  lang: Language;
  theme?: Theme | undefined;
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  asof: string | undefined;
};

type Framed = (framedBy: string) => Promise<FramedPage>;

/**
 * A chart or the figures of an index, as a page for a frame.
 * @throws NotFoundError for an index that does not exist or has no levels
 */
export async function indexEmbedPage(asked: Asked): Promise<Framed> {
  const { source, brand, publicUrl, name, lang: language, theme = null, asof } = asked;
  const { period, from, to } = asked;
  const ask = askApi({ api: asked.api, snapshot: source.snapshot });
  const [details, figures, navigation] = await Promise.all([
    ask('indexDetails', { version: '2', indexId: asked.fundId, lang: language }),
    ask('indexFigures', { indexId: asked.fundId, lang: language }),
    ask('mainNavigation', { lang: language }),
  ]);
  const { fundId, portfolioName, level, hasReturns } = details;
  if (level === null) throw new NotFoundError(`No levels of ${fundId} are published`);
  if (name === 'drawdown' && !hasReturns) {
    throw new NotFoundError(`The levels of ${fundId} are no value of invested money: no drawdown`);
  }
  const { provider } = navigation;
  const { release } = source.snapshot;
  const m = embedMessages(language);
  const title = m[name](portfolioName);
  const shown = { period, from, to, lang: language, asof };
  const content =
    name === 'figures'
      ? figuresContent({ details, figures, language })
      : chartContent(fundId, name, theme, shown, title);
  const page = withQuery(pages.indexDetails(fundId), { period, from, to, asof });
  return (framedBy) =>
    embedPage(
      {
        language,
        title,
        href: publicUrl + localPath(language, page),
        content,
        source:
          name === 'figures' ? m.source(provider.name, String(release)) : m.toChart(provider.name),
        notice: provider.illustrativeNotice && shellMessages(language).illustrative,
        brand,
        theme,
      },
      framedBy,
    );
}

type Failed = { current: Stored; publicUrl: string; language: Language; error: unknown };

/** Stands in the frame where there is nothing to show, and says why. */
export async function failedEmbed(failed: Failed): Promise<Framed> {
  const { current, publicUrl, language, error } = failed;
  const { site } = await siteTexts(current);
  const m = embedMessages(language);
  const message = error instanceof Error ? error.message : '';
  return (framedBy) =>
    embedPage(
      {
        language,
        title: m.notAvailable,
        href: publicUrl + localPath(language, pages.home),
        content: html`<h1>${m.notAvailable}</h1>
          <p>${message}</p>`,
        source: m.toSite(site.name),
        notice: null,
        brand: null,
        theme: null,
      },
      framedBy,
    );
}
