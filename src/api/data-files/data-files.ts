import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod';
import { asof } from '#src/contract/api/query.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import {
  changesPath,
  dataPackagePaths,
  dataPaths,
  noDataPath,
  observationPaths,
  readDataFile,
  type ChangesFormat,
  type DataFile,
} from '#src/urls/data-files.ts';
import { askAboutIndex } from '#src/urls.ts';
import { sourceAsOf } from '../as-of.ts';
import { answerProblem, makeProblem, problemResponse } from '../http/problems.ts';
import { queryReader } from '../http/read-query.ts';
import { releaseHeaders } from '../http/release-headers.ts';
import { fileControl } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { answerObservations } from '../working/answer-observations.ts';
import { answerChanges } from './changes/answer-changes.ts';
import { chooseIndexes, listLicences, type ChosenIndexes } from './chosen-indexes.ts';
import type { TableRequest, DataTable } from './data-table.ts';
import { yearsOfLevels } from './data-file-list.ts';
import { dataPackage } from './data-package.ts';
import { versionOf } from './file-version.ts';
import { madeBy, readRequest } from './read-request.ts';
import type { ParquetFiles } from './parquet/open-parquet.ts';
import { sendParquet, sendText } from './send-table.ts';
import { sendZip } from './send-zip.ts';
import { parquetNotes, tableMetadata } from './table-metadata.ts';
import { tables } from './tables.ts';
import { writers } from './write-table.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'> & {
  parquetFiles: Pick<ParquetFiles, 'open'>;
};

/** Raise this when the same data produce other files than before. */
const formatVersion = 4;

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  zip: 'application/zip',
  parquet: 'application/vnd.apache.parquet',
  'metadata.json': 'application/json',
} as const;

/**
 * The provider's data as files for programs: `/data/levels.csv` and the like of the current release, and permanent ones
 * below `/data/releases/{n}`. What may not be downloaded is in none of them, and counted in the metadata.
 */
export function dataFiles(deps: Deps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  const exposeHeaders = ['ETag', 'Plumbline-Release', 'Accept-Ranges', 'Content-Range'];
  const openToAll = cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders });
  const mount = (path: string, give: (c: Context, deps: Deps) => Promise<Response>) => {
    app.use(path, openToAll);
    app.on('GET', path, (c) => give(c, deps));
    app.all(path, (c) =>
      problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
        Allow: 'GET, HEAD',
      }),
    );
  };
  for (const path of dataPaths) mount(path, answer);
  for (const path of dataPackagePaths) mount(path, answerPackage);
  mount(changesPath, async (c, { parquetFiles }) => {
    const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
    const headersOf = (release: number, ending: ChangesFormat) => ({
      'Cache-Control': fileControl(release, current.snapshot.release),
      'Content-Type': mediaTypes[ending],
      ...releaseHeaders(release, current.snapshot.release),
    });
    return answerChanges(c, { current, parquetFiles, headersOf });
  });
  for (const path of observationPaths) {
    mount(path, async (c) => {
      const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
      return answerObservations(c, current, (release) => ({
        'Cache-Control': fileControl(release, current.snapshot.release),
        'Content-Type': mediaTypes.csv,
        ...releaseHeaders(release, current.snapshot.release),
      }));
    });
  }
  // A mistyped address of a file is answered with a problem instead of an HTML page.
  mount(noDataPath, async () => problemResponse(makeProblem(404, 'There is no such file of data')));
  return app;
}

const readPackage = queryReader(z.object({ asof }));
const readNothing = queryReader(z.object({}));

async function answerPackage(c: Context, deps: Deps): Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const release = c.req.param('release');
  // A path that names its release takes no other one.
  if (release !== undefined) readNothing(searchParams);
  const wanted = release ?? readPackage(searchParams).asof;
  const source = wanted === undefined ? current : await sourceAsOf(wanted, current);
  const body = `${JSON.stringify(await dataPackage(source, deps.publicUrl), null, 2)}\n`;
  return c.body(body, 200, {
    ETag: `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`,
    'Cache-Control': fileControl(source.snapshot.release, current.snapshot.release),
    'Content-Type': 'application/json',
    ...releaseHeaders(source.snapshot.release, current.snapshot.release),
  });
}

/** A requested file of a table. */
type Wanted = {
  file: Omit<DataFile, 'ending' | 'release'>;
  table: DataTable;
  chosen: ChosenIndexes;
  /** The part of the query that decides what the file contains. */
  query: string;
};

async function answer(c: Context, deps: Deps): Promise<Response> {
  const {
    id: index,
    file: last = '',
    release,
  } = c.req.param() as Record<string, string | undefined>;
  const { searchParams: search } = new URL(c.req.url);
  const { table: name, part, ending } = readDataFile(last);
  const declaration = tables[name];
  const request = readRequest(declaration, { index, release, part }, search);
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const source = request.asof === undefined ? current : await sourceAsOf(request.asof, current);
  if (name === 'levels') await requireYear(source, part);
  const chosen = await chooseIndexes(source, request.ids, declaration.holding);
  const refused = refusedOf(index, request.ids, chosen);
  if (refused.length > 0) return notAllowed(refused, deps.publicUrl);
  const table = await declaration.open(source, chosen, request);
  const file = { table: name, index, part };
  const wanted = { file, table, chosen, query: madeBy(search) };
  const tag = await tagOf(source, wanted, request);
  const headers = {
    'Cache-Control': fileControl(source.snapshot.release, current.snapshot.release),
    'Content-Type': mediaTypes[ending],
    ...releaseHeaders(source.snapshot.release, current.snapshot.release),
  };
  if (ending === 'parquet') {
    const isPart = name !== 'levels' || part !== undefined;
    const notes = parquetNotes((await siteTexts(source)).site, chosen, deps.publicUrl);
    const strong = { ...headers, ETag: `"${digest([tag, notes])}"` };
    return sendParquet(c, deps.parquetFiles, {
      table: { ...table, notes },
      headers: strong,
      isPart,
    });
  }
  if (ending !== 'metadata.json' && ending !== 'zip') {
    // Compression on the way would change the bytes.
    const texts = () => writers[ending](table);
    return sendText(c, { texts, headers: { ...headers, ETag: `W/"${tag}"` } });
  }
  const metadata = await describe(source, wanted, deps.publicUrl);
  const text = `${JSON.stringify(metadata, null, 2)}\n`;
  const described = { ...headers, ETag: `W/"${digest([tag, text])}"` };
  if (ending === 'zip') return sendZip(c, { table, metadata, headers: described });
  return c.body(text, 200, described);
}

const digest = (of: unknown): string =>
  hash('sha256', JSON.stringify(of), 'base64url').slice(0, 22);

/** @throws NotFoundError for a year before the first level or after the last, of which there is no file */
async function requireYear(source: Stored, year: string | undefined): Promise<void> {
  if (year === undefined) return;
  const years = await yearsOfLevels(source);
  if (years.includes(Number(year))) return;
  const span = years.length > 0 ? `they are of ${years[0]} to ${years.at(-1)}` : 'there are none';
  throw new NotFoundError(`There are no levels of ${year}: ${span}`);
}

/**
 * The tag is the same in every release in which the file is the same. It is computed without writing the file, so that
 * a 304 costs little.
 */
async function tagOf(source: Stored, { file, chosen, query }: Wanted, request: TableRequest) {
  const name = JSON.stringify([formatVersion, file, query]);
  const declaration = tables[file.table];
  const version = await versionOf(source, { declaration, chosen, request, name });
  return hash('sha256', `${name} ${version}`, 'base64url').slice(0, 22);
}

async function describe(source: Stored, wanted: Wanted, origin: string) {
  const [{ site }, release, licences] = await Promise.all([
    siteTexts(source),
    getRelease(source.db, source.snapshot.release),
    listLicences(source, wanted.chosen),
  ]);
  return tableMetadata({ ...wanted, site, release, licences, origin });
}

/** Indexes that were asked for and none of which is in the file: without a row it would not say why. */
function refusedOf(
  index: string | undefined,
  ids: readonly string[] | undefined,
  { fundIds, leftOut }: ChosenIndexes,
): readonly string[] {
  if (fundIds.length > 0) return [];
  if (index !== undefined) return [index];
  return ids === undefined ? [] : leftOut;
}

function notAllowed(ids: readonly string[], origin: string): Response {
  const [first = ''] = ids;
  return problemResponse(
    makeProblem(
      403,
      `The provider does not allow data of ${ids.join(', ')} to be downloaded; ask for a license at ${origin}${askAboutIndex(first)}`,
    ),
  );
}
