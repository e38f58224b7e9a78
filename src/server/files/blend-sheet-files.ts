import { Hono, type Context, type Next } from 'hono';
import type { Api } from '#src/api/http/api-app.ts';
import { sourceIn } from '#src/api/as-of.ts';
import { entityTag } from '#src/api/http/entity-tag.ts';
import { releaseHeaders } from '#src/api/http/release-headers.ts';
import { answerControl } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import type { Stored } from '#src/api/source.ts';
import { printLook } from '#src/brand/print-look.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { BlendAnswer } from '#src/contract/api/mixes/blend.ts';
import { papers, type Paper } from '#src/contract/api/factsheets.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import { defaultLanguage, isLanguage } from '#src/domain/language.ts';
import type { BlendSheetData } from '#src/factsheets/blend-sheet.ts';
import type { Factsheets } from '#src/factsheets/open-factsheets.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import type { Store } from '#src/store/open-store.ts';
import { api as paths, localPath, withQuery } from '#src/urls.ts';
import { downloadPaths } from '#src/urls/downloads.ts';
import { blendPage } from '#src/urls/mixes.ts';
import { askApi } from '../ask-api.ts';
import { pdfPolicy } from '../http/security-headers.ts';

type BlendSheetDeps = {
  api: Api;
  factsheets: Factsheets;
  store: Pick<Store, 'db'>;
  snapshot: () => Snapshot;
  publicUrl: string;
};

/** Factsheets of blends, beside their other downloads; parts that make no blend are refused by the API. */
export function blendSheetFiles(deps: BlendSheetDeps): Hono {
  const app = new Hono();
  app.get(`${paths.base}${downloadPaths.blendDownload}`, (c, next) => answerSheet(deps, c, next));
  return app;
}

async function answerSheet(deps: BlendSheetDeps, c: Context, next: Next) {
  const { format, header: _, paper: size = 'a4', ...asked } = c.req.query();
  const paper = papers.find((one) => one === size);
  // An unknown paper size is refused like any other wrong parameter.
  if (format !== 'pdf' || paper === undefined) return next();
  const snapshot = deps.snapshot();
  const found = await deps.api.request(
    withQuery(paths.base + paths.blend, asked),
    {},
    { snapshot },
  );
  if (!found.ok) return found;
  const blend = (await found.json()) as BlendAnswer;
  const current = { snapshot, db: deps.store.db };
  const data = await sheetData({ ...deps, current }, blend, { ...asked, paper });
  try {
    const bytes = await deps.factsheets.run(data, c.req.raw.signal);
    return c.body(bytes, 200, headersOf(blend, bytes, snapshot.release));
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    c.header('Cache-Control', 'no-store');
    c.header('Retry-After', '30');
    return c.text(factsheetMessages(data.language).unavailable, 503);
  }
}

function headersOf(blend: BlendAnswer, bytes: Uint8Array, current: number) {
  const name = `hypothetical-blend-${blend.of.replaceAll(/[^A-Za-z0-9._]+/g, '-')}-${blend.asOfDate}.pdf`;
  return {
    ETag: entityTag(bytes, null),
    'Cache-Control': answerControl(blend.release, current),
    ...releaseHeaders(blend.release, current),
    'Content-Type': 'application/pdf',
    'Content-Security-Policy': pdfPolicy("'none'"),
    'Content-Disposition': `inline; filename="${name}"`,
    'Content-Length': String(bytes.length),
  };
}

async function sheetData(
  { api, publicUrl, current }: BlendSheetDeps & { current: Stored },
  blend: BlendAnswer,
  { lang, from, paper }: { lang?: string; from?: string; paper: Paper },
): Promise<BlendSheetData> {
  const language = lang !== undefined && isLanguage(lang) ? lang : defaultLanguage;
  // The index may have been closed since, and its disclaimer be another: both are those of the blend's release.
  const { snapshot } = await sourceIn(blend.release, current);
  const ask = askApi({ api, snapshot });
  const [first] = blend.parts;
  const [{ provider }, details, brand] = await Promise.all([
    ask('mainNavigation', { lang: language }),
    ask('indexDetails', { indexId: first?.fundId ?? '', lang: language }),
    brandOf(current),
  ]);
  const { of, rebalance, release } = blend;
  const page = localPath(language, blendPage({ of, rebalance, from }));
  return {
    language,
    paper,
    blend,
    provider: { name: provider.name, notice: provider.illustrativeNotice },
    disclaimer: details.legalDisclaimer,
    look: printLook(brand?.brand ?? null),
    release: { number: release, published: blend.published },
    address: publicUrl + withQuery(page, { asof: release }),
  };
}
