import type { Api } from '#src/api/http/api-app.ts';
import type { Stored } from '#src/api/source.ts';
import type { Period } from '#src/charts/levels/periods.ts';
import type { IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { Theme } from '#src/contract/provider/brand.ts';
import type { Language } from '#src/domain/language.ts';
import { embedMessages } from '#src/i18n/messages/charts/embeds.ts';
import { pages, withQuery } from '#src/urls.ts';
import type { EmbedName } from '#src/urls/embeds.ts';
import { askApi } from '../ask-api.ts';
import { compositionOf } from '../charts/composition-of.ts';
import { noDrawdownOf, noLevelsOf } from '../charts/no-such-chart.ts';
import { yearsOf } from '../charts/years-of.ts';
import { chartContent, figuresContent } from './embed-content.ts';
import type { EmbedContent } from './embed-page.ts';

type IndexEmbedRequest = {
  api: Api;
  source: Stored;
  fundId: string;
  name: EmbedName;
  lang: Language;
  theme?: Theme | undefined;
  period?: Period | undefined;
  from?: string | undefined;
  to?: string | undefined;
  asof?: string | undefined;
};

/**
 * A chart or the figures of an index.
 * @throws NotFoundError for an index that does not exist or has nothing to show there
 * @throws InvalidInputError for a time that the chart cannot show
 */
export async function indexContent(request: IndexEmbedRequest): Promise<EmbedContent> {
  const { name, lang: language, theme = null, asof, period, from, to } = request;
  const ask = askApi({ api: request.api, snapshot: request.source.snapshot });
  const [details, figures] = await Promise.all([
    ask('indexDetails', { version: '2', indexId: request.fundId, lang: language }),
    ask('indexFigures', { indexId: request.fundId, lang: language }),
  ]);
  const { fundId, portfolioName } = details;
  const drawn = { fundId, period, from, to };
  if (name === 'calendar-years') yearsOf(figures, drawn);
  else if (name === 'composition') await compositionOf(ask, drawn, language);
  else requireLevels(details, name);
  const title = embedMessages(language)[name](portfolioName);
  const window = { period, from, to, asof };
  const page = withQuery(pages.indexDetails(fundId), window);
  if (name === 'figures') {
    return { title, page, content: figuresContent({ details, figures, language }) };
  }
  const content = chartContent(fundId, name, theme, { ...window, lang: language }, title);
  return { title, page, content, isPicture: true };
}

function requireLevels({ fundId, level, hasReturns }: IndexDetails, name: EmbedName): void {
  if (level === null) throw noLevelsOf(fundId);
  if (name === 'drawdown' && !hasReturns) throw noDrawdownOf(fundId);
}
