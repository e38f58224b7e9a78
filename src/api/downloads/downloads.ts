import { Hono, type Context } from 'hono';
import { downloadCalls, type DownloadFormat } from '#src/contract/api/endpoints/download-calls.ts';
import { UnavailableError } from '#src/domain/errors.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { getItem } from '#src/store/items/items.ts';
import { listCorrectedDays, pageCorrections } from '#src/store/levels/corrections.ts';
import { findShownLevels } from '../levels/shown-levels.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { api, askAboutIndex } from '#src/urls.ts';
import { downloadPaths } from '#src/urls/downloads.ts';
import { makeProblem, problemResponse } from '../http/problems.ts';
import { queryReader } from '../http/read-query.ts';
import { sourceAsOf } from '../as-of.ts';
import { firstShownDay } from '#src/domain/levels/first-shown-day.ts';
import { findList } from '../constituents/find-list.ts';
import { resolveFundId } from '../indexes/resolve-index.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { blendFile } from './blend-file.ts';
import { constituentFile } from './constituent-file.ts';
import type { DownloadFile, FileSource, Refusal } from './download-file.ts';
import { levelFile, mostNamed } from './level-file.ts';
import { sendDownload } from './send-download.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'workbooks'>;

type Bindings = { Bindings: { snapshot?: Snapshot } };
type DownloadRequest = {
  id: string;
  format: DownloadFormat;
  header: 'about' | 'plain';
  asof?: string | undefined;
};
type Make = (
  from: FileSource,
  source: Stored,
) => Promise<DownloadFile | Refusal> | DownloadFile | Refusal;

/** Downloads of an index. Those that the provider does not permit are refused with the reason. */
export function downloads(deps: Deps): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const readLevels = queryReader(downloadCalls.levelsDownload.query);
  const readBlend = queryReader(downloadCalls.blendDownload.query);
  const readConstituents = queryReader(downloadCalls.constituentsDownload.query);

  async function send(
    c: Context<Bindings>,
    { format, header, asof }: Omit<DownloadRequest, 'id'>,
    make: (source: Stored) => Promise<DownloadFile | Refusal>,
  ) {
    const current: Stored = { snapshot: c.env?.snapshot ?? deps.snapshot(), db: deps.store.db };
    const source = asof ? await sourceAsOf(asof, current) : current;
    const file = await make(source);
    if ('status' in file) return problemResponse(makeProblem(file.status, file.detail));
    const { release } = source.snapshot;
    const { workbooks } = deps;
    const sent = header === 'plain' ? { ...file, about: [] } : file;
    return sendDownload(c, sent, { format, release, current: current.snapshot.release, workbooks });
  }

  const answer = (c: Context<Bindings>, { id, ...asked }: DownloadRequest, make: Make) =>
    send(c, asked, async (source) => {
      const fundId = resolveFundId(source.snapshot, id);
      const from = await fileSource(source, fundId, deps.publicUrl);
      return refusalOf(from) ?? (await make(from, source));
    });

  app.get(`${api.base}${downloadPaths.levelsDownload}`, (c) => {
    const { secId: id, ...asked } = readLevels(new URL(c.req.url).searchParams);
    return answer(c, { id, ...asked }, async (from, source) => {
      const { db, snapshot } = source;
      const { release } = snapshot;
      const { fundId, entitlements } = from.index;
      const first = firstShownDay(entitlements);
      const latest = { from: first, page: 1, size: mostNamed };
      const [levels, corrections, days] = await Promise.all([
        findShownLevels(fundId, source),
        pageCorrections(db, release, fundId, latest),
        listCorrectedDays(db, release, fundId, first),
      ]);
      return levelFile(from, levels, { ...corrections, days });
    });
  });
  app.get(`${api.base}${downloadPaths.constituentsDownload}`, (c) => {
    const { searchParams } = new URL(c.req.url);
    const { portfolioId: id, review, ...asked } = readConstituents(searchParams);
    return answer(c, { id, ...asked }, async (from, source) =>
      constituentFile(from, await findList(source, from.index, review)),
    );
  });
  app.get(`${api.base}${downloadPaths.blendDownload}`, (c) => {
    const { searchParams } = new URL(c.req.url);
    const { of, rebalance, from, format, paper: _, ...asked } = readBlend(searchParams);
    // The server answers requests for PDF before this; without a typesetter there is none.
    if (format === 'pdf') throw new UnavailableError('Factsheets are not made here');
    const wanted = { of, rebalance, from };
    return send(c, { ...asked, format }, (source) => blendFile(wanted, source, deps.publicUrl));
  });
  return app;
}

async function fileSource(source: Stored, fundId: string, origin: string): Promise<FileSource> {
  const { snapshot, db } = source;
  const [index, { site }, release] = await Promise.all([
    getItem(db, snapshot.release, 'index', fundId),
    siteTexts(source),
    getRelease(db, snapshot.release),
  ]);
  return { index, site, release, origin };
}

function refusalOf({ index, site, origin }: FileSource): Refusal | null {
  if (index.entitlements.downloads) return null;
  const detail = `${site.legalName} does not allow data of ${index.name} to be downloaded; ask for a license at ${origin}${askAboutIndex(index.fundId)}`;
  return { status: 403, detail };
}
