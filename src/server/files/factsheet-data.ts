import type { Api } from '#src/api/http/api-app.ts';
import { printLook } from '#src/brand/print-look.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { Brand } from '#src/contract/provider/brand.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Paper } from '#src/contract/api/factsheets.ts';
import type { FactsheetData } from '#src/factsheets/factsheet.ts';
import type { Language } from '#src/domain/language.ts';
import type { Release } from '#src/store/releases/releases.ts';
import { pages, localPath } from '#src/urls.ts';
import { askApi } from '../ask-api.ts';
import { benchmarkOf } from '../charts/composition-of.ts';

type Wanted = { fundId: string; language: Language; release: Release; paper: Paper };

/** The brand is always today's, as in headers and footers of pages. */
type FactsheetSource = { api: Api; snapshot: Snapshot; publicUrl: string; brand: Brand | null };

/**
 * The API's answers about an index, for its factsheet, so that the figures of both agree.
 * @throws NotFoundError for an index that does not exist or has no levels
 */
export async function factsheetData(
  { api, snapshot, publicUrl, brand }: FactsheetSource,
  { fundId, language, release, paper }: Wanted,
): Promise<FactsheetData> {
  const ask = askApi({ api, snapshot });
  const [details, figures, prices, constituents, navigation] = await Promise.all([
    ask('indexDetails', { indexId: fundId, lang: language }),
    ask('indexFigures', { indexId: fundId, lang: language }),
    ask('indexPrices', { secId: fundId }),
    ask('constituents', { portfolioId: fundId, lang: language }),
    ask('mainNavigation', { lang: language }),
  ]);
  if (details.level === null) throw new NotFoundError(`No levels of ${fundId} are published`);
  const benchmark = await benchmarkOf(ask, details.fundId, language);
  return {
    language,
    details,
    figures,
    prices: prices.indexPrices[0]?.pricesData ?? null,
    constituents,
    benchmark,
    paper,
    provider: {
      name: navigation.provider.name,
      notice: navigation.provider.illustrativeNotice,
    },
    look: printLook(brand),
    release: { number: release.number, published: release.published },
    address: `${publicUrl}${localPath(language, pages.indexDetails(details.fundId))}`,
  };
}
