import { Hono, type Context } from 'hono';
import type { Api } from '#src/api/http/api-app.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import { sourceIn } from '#src/api/as-of.ts';
import { factsheetName } from '#src/api/indexes/factsheet-of.ts';
import { answerProblem } from '#src/api/http/problems.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { entityTag } from '#src/api/http/entity-tag.ts';
import { releaseHeaders } from '#src/api/http/release-headers.ts';
import { answerControl } from '#src/api/http/send-answer.ts';
import type { ApiDeps } from '#src/api/source.ts';
import { factsheetQuery } from '#src/contract/api/factsheets.ts';
import { textsOf } from '#src/catalogue/texts-of.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import {
  GoneError,
  InvalidInputError,
  NotFoundError,
  UnavailableError,
} from '#src/domain/errors.ts';
import type { Factsheets } from '#src/factsheets/open-factsheets.ts';
import { defaultLanguage, isLanguage, type Language } from '#src/domain/language.ts';
import { factsheetMessages } from '#src/i18n/messages/indexes/factsheet.ts';
import { saidRefusals } from '#src/i18n/refusals/said-refusals.ts';
import { withTexts } from '#src/i18n/replaced/texts-around.ts';
import type { Store } from '#src/store/open-store.ts';
import { getReleaseAsOf } from '#src/store/releases/releases.ts';
import { factsheetAddress, factsheetPaths } from '#src/urls/downloads.ts';
import { factsheetData } from './factsheet-data.ts';
import { pdfPolicy } from '../http/security-headers.ts';

type FactsheetDeps = {
  api: Api;
  factsheets: Factsheets;
  store: Pick<Store, 'db'>;
  snapshot: () => Snapshot;
  publicUrl: string;
  log: ApiDeps['log'];
};

const readQuery = queryReader(factsheetQuery);

/**
 * Factsheets: a permanent address for each release, and one that redirects to the current one. A sheet of a withdrawn
 * release is gone; one that is not published yet, or may no longer be shown, is not found.
 */
export function factsheetFiles(deps: FactsheetDeps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  app.get(factsheetPaths.current, (c) => {
    const { release } = deps.snapshot();
    const { paper } = readQuery(new URL(c.req.url).searchParams);
    const address = factsheetAddress(c.req.param('fundId') ?? '', languageOf(c), release, paper);
    c.header('Cache-Control', 'no-cache');
    return c.redirect(address, 302);
  });
  app.get(factsheetPaths.ofRelease, async (c) => {
    const language = languageOf(c);
    const m = factsheetMessages(language);
    try {
      return await answerFactsheet(deps, c, language);
    } catch (error) {
      c.header('Cache-Control', 'no-store');
      if (error instanceof InvalidInputError) throw error;
      if (error instanceof GoneError) return c.text(saidRefusals(language, error.reasons), 410);
      if (error instanceof NotFoundError) return c.text(m.notFound, 404);
      if (!(error instanceof UnavailableError)) throw error;
      c.header('Retry-After', '30');
      return c.text(m.unavailable, 503);
    }
  });
  return app;
}

function languageOf(c: Context): Language {
  const named = c.req.param('language')?.replace(/\.pdf$/, '') ?? '';
  return isLanguage(named) ? named : defaultLanguage;
}

async function answerFactsheet(deps: FactsheetDeps, c: Context, language: Language) {
  const { paper } = readQuery(new URL(c.req.url).searchParams);
  const current = deps.snapshot();
  const asof = c.req.param('release') ?? '';
  const release = await getReleaseAsOf(deps.store.db, asof, current.release);
  const fundId = c.req.param('fundId') ?? '';
  const source = { snapshot: current, db: deps.store.db };
  const { languages } = (await siteTexts(source)).site;
  if (!languages.includes(language)) throw new NotFoundError('Not in this language');
  const { snapshot } = await sourceIn(release.number, source);
  const brand = (await brandOf(source))?.brand ?? null;
  const wanted = { fundId, language, release, paper };
  const data = await factsheetData({ ...deps, snapshot, brand }, wanted);
  // Every identifier of an index redirects to the one permanent address.
  if (data.details.fundId !== fundId) {
    return c.redirect(factsheetAddress(data.details.fundId, language, release.number, paper), 302);
  }
  const texts = await textsOf(deps.store.db, release.number);
  const bytes = await withTexts(texts, () => deps.factsheets.run(data, c.req.raw.signal));
  const headers: Record<string, string> = {
    ETag: entityTag(bytes, null),
    'Cache-Control': answerControl(release.number, current.release),
    ...releaseHeaders(release.number, current.release),
  };
  headers['Content-Type'] = 'application/pdf';
  headers['Content-Security-Policy'] = pdfPolicy("'none'");
  const name = factsheetName(data.details, data.figures.asOfDate, language);
  headers['Content-Disposition'] = `inline; filename="${name}"`;
  headers['Content-Length'] = String(bytes.length);
  return c.body(bytes, 200, headers);
}
