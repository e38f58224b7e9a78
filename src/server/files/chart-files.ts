import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { sourceAsOf } from '#src/api/as-of.ts';
import type { Api } from '#src/api/http/api-app.ts';
import { compress, encodingFor } from '#src/api/http/compression.ts';
import { entityTag } from '#src/api/http/entity-tag.ts';
import { answerProblem, makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { releaseHeaders } from '#src/api/http/release-headers.ts';
import { cacheControl, pastControl } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import type { ApiDeps, Stored } from '#src/api/source.ts';
import { chartNames, pictureQuery } from '#src/contract/api/chart-pictures.ts';
import { InvalidInputError, NotFoundError } from '#src/domain/errors.ts';
import type { Pictures } from '#src/pictures/open-pictures.ts';
import { chartPath } from '#src/urls/chart-pictures.ts';
import { pictureOrder, type AskedPicture } from './picture-order.ts';

type ChartDeps = Pick<ApiDeps, 'snapshot' | 'store' | 'log' | 'publicUrl'> & {
  api: Api;
  pictures: Pictures;
};

const readQuery = queryReader(pictureQuery);

/** Charts of indexes as pictures, drawn by the code that draws the page, as of a release or of the current one. */
export function chartFiles(deps: ChartDeps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  app.use('/charts/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  app.get(chartPath, (c) => answerPicture(c, deps));
  app.all(chartPath, (c) =>
    problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
      Allow: 'GET, HEAD',
    }),
  );
  return app;
}

async function answerPicture(c: Context, deps: ChartDeps): Promise<Response> {
  const asked = askedIn(c);
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const source = asked.asof === undefined ? current : await sourceAsOf(asked.asof, current);
  // Of the release, so that a picture as of one never changes.
  const brand = (await brandOf(source))?.brand ?? null;
  const order = await pictureOrder({ ...deps, source, brand }, asked);
  const bytes = await deps.pictures.run(order, c.req.raw.signal);
  const isPng = asked.format === 'png';
  const encoding = isPng ? null : encodingFor(bytes, c.req.header('Accept-Encoding'));
  const body = encoding ? await compress(bytes, encoding) : bytes;
  return c.body(body, 200, {
    ETag: entityTag(bytes, encoding),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    Vary: 'Accept-Encoding',
    'Cache-Control': asked.asof === undefined ? cacheControl : pastControl,
    'Content-Type': isPng ? 'image/png' : 'image/svg+xml',
    'Content-Length': String(body.length),
    ...releaseHeaders(source.snapshot.release, current.snapshot.release),
  });
}

function askedIn(c: Context): AskedPicture & { asof?: string | undefined } {
  const { chart, format } = fileOf(c.req.param('file') ?? '');
  const { width, height, ...query } = readQuery(new URL(c.req.url).searchParams);
  const size = chart === 'share' ? shareSize : sizeOf(format, width, height);
  return { ...query, ...size, chart, format, fundId: c.req.param('fundId') ?? '' };
}

function fileOf(file: string) {
  const [name = '', ending] = file.split('.');
  const chart = chartNames.find((one) => one === name);
  if (!chart) {
    throw new NotFoundError(`There is no chart "${name}"; there are ${chartNames.join(', ')}`);
  }
  return { chart, format: ending === 'png' ? 'png' : 'svg' } as const;
}

/** What networks show beside a link (ogp.me). */
const shareSize = { width: 1200, height: 630 };

/** So many pixels lie between two widths of a PNG: fewer pictures of one chart are kept. */
const step = 40;

function sizeOf(format: 'svg' | 'png', width: number, height: number | undefined) {
  if (format === 'png') {
    requireStep('width', width);
    if (height !== undefined) requireStep('height', height);
  }
  return { width, height: height ?? width / 2 };
}

function requireStep(name: string, pixels: number): void {
  if (pixels % step === 0) return;
  const nearest = Math.round(pixels / step) * step;
  throw new InvalidInputError(
    `${name}: pictures as PNG come in steps of ${step} pixels; the nearest is ${nearest}`,
    [name],
  );
}
