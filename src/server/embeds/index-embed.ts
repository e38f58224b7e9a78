import type { Api } from '#src/api/http/api-app.ts';
import type { Stored } from '#src/api/source.ts';
import type { Theme } from '#src/contract/provider/brand.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { pages, withQuery } from '#src/urls.ts';
import type { EmbedName } from '#src/urls/embeds.ts';
import { askApi } from '../ask-api.ts';
import { chartContent, figuresContent } from './embed-content.ts';
import type { EmbedContent } from './embed-page.ts';

type Asked = {
  api: Api;
  source: Stored;
  fundId: string;
  name: EmbedName;
  lang: Language;
  theme?: Theme | undefined;
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  asof?: string | undefined;
};

/**
 * A chart or the figures of an index.
 * @throws NotFoundError for an index that does not exist or has no levels
 */
export async function indexContent(asked: Asked): Promise<EmbedContent> {
  const { name, lang: language, theme = null, asof, period, from, to } = asked;
  const ask = askApi({ api: asked.api, snapshot: asked.source.snapshot });
  const [details, figures] = await Promise.all([
    ask('indexDetails', { version: '2', indexId: asked.fundId, lang: language }),
    ask('indexFigures', { indexId: asked.fundId, lang: language }),
  ]);
  const { fundId, portfolioName, level, hasReturns } = details;
  if (level === null) throw new NotFoundError(`No levels of ${fundId} are published`);
  if (name === 'drawdown' && !hasReturns) {
    throw new NotFoundError(`The levels of ${fundId} are no value of invested money: no drawdown`);
  }
  const title = embedMessages(language)[name](portfolioName);
  const window = { period, from, to, asof };
  const page = withQuery(pages.indexDetails(fundId), window);
  if (name === 'figures') {
    return { title, page, content: figuresContent({ details, figures, language }) };
  }
  const content = chartContent(fundId, name, theme, { ...window, lang: language }, title);
  return { title, page, content, isPicture: true };
}
