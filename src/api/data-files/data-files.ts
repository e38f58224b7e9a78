import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { dataFileQuery } from '#src/contract/api/data-files.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { withQuery } from '#src/urls.ts';
import { dataPaths, readDataFile, type DataFile } from '#src/urls/data-files.ts';
import { sourceAsOf } from '../as-of.ts';
import { preferredEncoding } from '../http/compression.ts';
import { namesTag } from '../http/entity-tag.ts';
import { answerProblem, makeProblem, problemResponse } from '../http/problems.ts';
import { queryReader } from '../http/read-query.ts';
import { releaseHeaders } from '../http/release-headers.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import { streamOf } from '../http/stream-text.ts';
import { chooseIndexes, type ChosenIndexes } from './chosen-indexes.ts';
import type { DataTable, TableDeclaration } from './data-table.ts';
import { tableMetadata } from './table-metadata.ts';
import { tables } from './tables.ts';
import { writers } from './write-table.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'log'>;

/** To be raised when the same release makes other files than before. */
const formatVersion = 1;
/** Asked again each time, which costs a 304: large files that few want would push pages out of the caches. */
const notKept = 'public, max-age=0, must-revalidate';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  'metadata.json': 'application/json',
} as const;

const read = queryReader(dataFileQuery);

/**
 * The provider's data as files for programs: `/data/levels.csv` and the like, of the current release, or below
 * `/data/releases/{n}` of one for good. What may not be downloaded is in none of them, and counted in the metadata.
 */
export function dataFiles(deps: Deps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  for (const path of dataPaths) {
    app.use(path, cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
    app.on('GET', path, (c) => answer(c, deps));
    app.all(path, (c) =>
      problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
        Allow: 'GET, HEAD',
      }),
    );
  }
  return app;
}

type Asked = Omit<DataFile, 'ending' | 'release'> & { path: string; search: URLSearchParams };

async function answer(c: Context, deps: Deps): Promise<Response> {
  const { id, file = '', release } = c.req.param() as Record<string, string | undefined>;
  const { searchParams: search } = new URL(c.req.url);
  const query = read(search);
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const asof = release ?? query.asof;
  const source = asof === undefined ? current : await sourceAsOf(asof, current);
  const { table: name, review, ending } = readDataFile(file);
  const declaration = tables[name];
  refuseWhatIsNotRead(declaration, c.req.param(), search);
  const ids = id === undefined ? query.ids : [id];
  const chosen = await chosenOf(declaration, ids, source);
  if (id !== undefined && chosen.fundIds.length === 0) return notAllowed(id);
  const table = declaration.open(source, chosen, { ...query, review });
  const asked = { table: name, index: id, review, path: c.req.path, search };
  const headers = {
    ...headersOf(source.snapshot.release, current.snapshot.release, asked),
    'Content-Type': mediaTypes[ending],
  };
  if (ending !== 'metadata.json') return sendTable(c, writers[ending](table), headers);
  const metadata = await describe(source, { table, asked, chosen, origin: deps.publicUrl });
  return c.body(`${JSON.stringify(metadata, null, 2)}\n`, 200, headers);
}

const none: ChosenIndexes = { fundIds: [], inPart: [], leftOut: [] };

const chosenOf = async (
  { holding }: TableDeclaration,
  ids: readonly string[] | undefined,
  source: Stored,
): Promise<ChosenIndexes> => (holding === undefined ? none : chooseIndexes(source, ids, holding));

/** The tag follows from release and address alone: a 304 writes no file. */
function headersOf(release: number, current: number, { path, search }: Asked) {
  const key = `${formatVersion} ${release} ${path}${withQuery('', madeBy(search))}`;
  return {
    ETag: `W/"${hash('sha256', key, 'base64url').slice(0, 22)}"`,
    'Cache-Control': notKept,
    Vary: 'Accept-Encoding',
    ...releaseHeaders(release, current),
  };
}

function sendTable(c: Context, texts: AsyncGenerator<string>, headers: Record<string, string>) {
  const isPacked = preferredEncoding(c.req.header('Accept-Encoding')) !== null;
  const sent = isPacked ? { ...headers, 'Content-Encoding': 'gzip' } : headers;
  // Neither HEAD nor who holds the file has it written.
  const isHeld = namesTag(c.req.header('If-None-Match'), headers['ETag'] ?? '');
  if (c.req.method === 'HEAD' || isHeld) return c.body(null, 200, sent);
  const text = streamOf(texts);
  return c.body(isPacked ? text.pipeThrough(new CompressionStream('gzip')) : text, 200, sent);
}

type Described = { table: DataTable; asked: Asked; chosen: ChosenIndexes; origin: string };

async function describe(source: Stored, { table, asked, chosen, origin }: Described) {
  const [{ site }, release] = await Promise.all([
    siteTexts(source),
    getRelease(source.db, source.snapshot.release),
  ]);
  const query = withQuery('', madeBy(asked.search));
  return tableMetadata({ file: asked, table, query, site, release, chosen, origin });
}

const { asof: _, ...readable } = dataFileQuery.shape;
const parameters = Object.keys(readable) as TableDeclaration['parameters'];

/** Of a query, what the file is made by: the release stands in its headers. */
const madeBy = (search: URLSearchParams) =>
  Object.fromEntries(parameters.map((name) => [name, search.get(name)]));

/** Silently ignored, it would make another file look like the one that was asked for. */
function refuseWhatIsNotRead(
  declaration: TableDeclaration,
  inPath: Record<string, string>,
  search: URLSearchParams,
): void {
  const given = (names: readonly string[]) => names.filter((one) => search.get(one));
  const twice = [
    ...given('id' in inPath ? ['ids'] : []),
    ...given('release' in inPath ? ['asof'] : []),
  ];
  if (twice.length > 0) {
    throw new InvalidInputError(`${twice.join(', ')}: the path of this address says which`, twice);
  }
  const unread = given(parameters.filter((name) => !declaration.parameters.includes(name)));
  if (unread.length === 0) return;
  throw new InvalidInputError(`${unread.join(', ')}: this file cannot be asked for so`, unread);
}

function notAllowed(id: string): Response {
  return problemResponse(
    makeProblem(403, `The provider does not allow data of ${id} to be downloaded`),
  );
}
