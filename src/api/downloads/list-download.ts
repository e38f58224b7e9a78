import { figureRules } from '#src/domain/figures/rules.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import {
  downloadCalls,
  mediaTypes,
  parquetMediaType,
  type ListFormat,
} from '#src/contract/api/endpoints/download-calls.ts';
import { getRelease } from '#src/store/releases/releases.ts';
import { api, formPages } from '#src/urls.ts';
import { downloadPaths } from '#src/urls/downloads.ts';
import { sourceAsOf } from '../as-of.ts';
import { chooseIndexes, type ChosenIndexes } from '../data-files/chosen-indexes.ts';
import type { DataTable } from '../data-files/data-table.ts';
import type { ParquetFiles } from '../data-files/parquet/open-parquet.ts';
import { rowsOf, writers } from '../data-files/write-table.ts';
import { sendParquet, sendText } from '../data-files/send-table.ts';
import { whereDownloaded } from '../data-files/tables.ts';
import { queryReader } from '../http/read-query.ts';
import { releaseHeaders } from '../http/release-headers.ts';
import { fileControl } from '../http/send-answer.ts';
import { siteTexts } from '../site/site-texts.ts';
import type { ApiDeps, Stored } from '../source.ts';
import type { About, Cell, DownloadFile } from './download-file.ts';
import { listTable } from './list-table.ts';
import { sendDownload } from './send-download.ts';

export type ListDownloadDeps = Pick<ApiDeps, 'snapshot' | 'store' | 'publicUrl' | 'workbooks'> & {
  parquetFiles: Pick<ParquetFiles, 'open'>;
};
type Bindings = { Bindings: { snapshot?: Snapshot } };

/** Raise this when the same data produce other files than before. */
const formatVersion = 2;

const readList = queryReader(downloadCalls.listDownload.query);
const readMetadata = queryReader(downloadCalls.listDownloadMetadata.query);

/** The list of the screener as a file, and its metadata. */
export function listDownloads(deps: ListDownloadDeps): Hono<Bindings> {
  const app = new Hono<Bindings>();
  app.get(api.base + downloadPaths.listDownload, async (c) => {
    const { search, searchParams } = new URL(c.req.url);
    const { format, asof, lang: _, ...query } = readList(searchParams);
    const sources = await sourcesOf(c, deps, asof);
    const made = { ...sources, ...(await tableOf(sources.source, query)), search };
    return send(c, deps, made, format);
  });
  app.get(api.base + downloadPaths.listDownloadMetadata, async (c) => {
    const { search, searchParams } = new URL(c.req.url);
    const { asof, lang: _, ...asked } = readMetadata(searchParams);
    const sources = await sourcesOf(c, deps, asof);
    const made = { ...sources, ...(await tableOf(sources.source, asked)), search };
    const body = `${JSON.stringify(await describe(made, deps.publicUrl), null, 2)}\n`;
    const headers = { ...headersOf(made), 'Content-Type': mediaTypes.json };
    return c.body(body, 200, { ...headers, ETag: `W/"${tagOf(made, 'metadata')}"` });
  });
  return app;
}

type Made = {
  source: Stored;
  current: Stored;
  table: Awaited<ReturnType<typeof listTable>>;
  chosen: ChosenIndexes;
  /** The query string as it was sent. */
  search: string;
};

async function sourcesOf(c: Context<Bindings>, deps: ListDownloadDeps, asof: string | undefined) {
  const current: Stored = { snapshot: c.env?.snapshot ?? deps.snapshot(), db: deps.store.db };
  return { current, source: asof === undefined ? current : await sourceAsOf(asof, current) };
}

async function tableOf(source: Stored, parameters: Parameters<typeof listTable>[1]) {
  const chosen = await chooseIndexes(source, undefined, whereDownloaded);
  return { chosen, table: await listTable(source, parameters, new Set(chosen.leftOut)) };
}

const headersOf = ({ source, current }: Made) => ({
  'Cache-Control': fileControl(source.snapshot.release, current.snapshot.release),
  ...releaseHeaders(source.snapshot.release, current.snapshot.release),
});

/** The tag depends on the release, on the rules of the figures, on what today's terms leave out, and on the query. */
const tagOf = ({ source, chosen, search }: Made, format: string): string =>
  hash(
    'sha256',
    JSON.stringify([formatVersion, figureRules, source.snapshot.release, chosen, search, format]),
    'base64url',
  ).slice(0, 22);

async function send(
  c: Context,
  deps: ListDownloadDeps,
  made: Made,
  format: ListFormat,
): Promise<Response> {
  const { source, current, table } = made;
  const { release } = source.snapshot;
  const name = `indexes-release-${release}`;
  if (format === 'xlsx') {
    const about = aboutOf(await describe(made, deps.publicUrl));
    const file: DownloadFile = { id: name, name, about, ...(await cellsOf(table)) };
    const { workbooks } = deps;
    return sendDownload(c, file, { format, release, current: current.snapshot.release, workbooks });
  }
  const headers = {
    ...headersOf(made),
    'Content-Type': format === 'parquet' ? parquetMediaType : mediaTypes[format],
    'Content-Disposition': `attachment; filename="${name}.${format}"`,
  };
  const tag = tagOf(made, format);
  if (format !== 'parquet') {
    const texts = () => writers[format](table);
    return sendText(c, { texts, headers: { ...headers, ETag: `W/"${tag}"` } });
  }
  const strong = { ...headers, ETag: `"${tag}"` };
  return sendParquet(c, deps.parquetFiles, { table, headers: strong, isPart: true });
}

/** Describes the content, source and terms of the file. */
async function describe({ source, table, search }: Made, origin: string) {
  const [{ site }, release, count] = await Promise.all([
    siteTexts(source),
    getRelease(source.db, source.snapshot.release),
    table.countLeftOut(),
  ]);
  const query = new URLSearchParams(search);
  for (const name of ['format', 'asof', 'lang']) query.delete(name);
  const request = query.toString();
  query.set('asof', String(release.number));
  return {
    title: table.title,
    source: { name: site.legalName, address: site.providerUrl },
    query: request,
    release: release.number,
    label: release.label,
    published: release.published,
    address: `${origin}${api.base}${downloadPaths.listDownload}?${query}`,
    licence: origin + formPages.contact,
    columns: table.columns,
    notice: site.illustrativeNotice?.[defaultLanguage] ?? null,
    disclaimer: site.legalDisclaimer[defaultLanguage],
    leftOut: {
      reason: 'The provider does not allow data of these indexes to be downloaded.',
      count,
    },
  };
}

function aboutOf(said: Awaited<ReturnType<typeof describe>>): About {
  const lines: [key: string, label: string, value: string | null][] = [
    ['query', 'Query', said.query],
    ['release', 'Release', `${said.release} (${said.label})`],
    ['published', 'Published', said.published],
    ['source', 'Source', said.source.name],
    ['address', 'Address', said.address],
    ['licence', 'License', `By index; ask ${said.source.name}, ${said.licence}`],
    ['leftOut', 'Left out', `${said.leftOut.count} indexes. ${said.leftOut.reason}`],
    ['notice', 'Notice', said.notice],
    ['disclaimer', 'Disclaimer', said.disclaimer],
  ];
  return lines.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
}

/** All rows for a workbook; the heads are the names of the columns. */
async function cellsOf(table: DataTable): Promise<Pick<DownloadFile, 'columns' | 'rows'>> {
  const { columns } = table;
  const rows: Cell[][] = [];
  for await (const found of rowsOf(table)) {
    rows.push(...found.map((row) => columns.map(({ name }) => row[name]!)));
  }
  const heads = columns.map(({ name, type }) => ({
    key: name,
    header: name,
    type: type === 'number' || type === 'date' ? type : ('text' as const),
  }));
  return { columns: heads, rows };
}
