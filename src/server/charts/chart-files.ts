import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { sourceAsOf } from '#src/api/as-of.ts';
import type { Api } from '#src/api/http/api-app.ts';
import { compress, encodingFor } from '#src/api/http/compression.ts';
import { entityTag } from '#src/api/http/entity-tag.ts';
import { answerProblem, makeProblem, problemResponse } from '#src/api/http/problems.ts';
import { queryReader } from '#src/api/http/read-query.ts';
import { releaseHeaders } from '#src/api/http/release-headers.ts';
import { answerControl } from '#src/api/http/send-answer.ts';
import { brandOf } from '#src/api/site/brand-of.ts';
import type { ApiDeps, Stored } from '#src/api/source.ts';
import { onlyTheme, pictureLook } from '#src/brand/picture-look.ts';
import {
  articlePictureQuery,
  blendPictureQuery,
  chartNames,
  comparisonPictureQuery,
  pictureQuery,
  pointsPictureQuery,
} from '#src/contract/api/chart-pictures.ts';
import type { Theme } from '#src/contract/provider/brand.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import type { Language } from '#src/domain/language.ts';
import type { Pictures } from '#src/pictures/open-pictures.ts';
import type { PictureBase, PictureJob } from '#src/pictures/picture.ts';
import { articleChartPath, chartPath, severalPaths } from '#src/urls/chart-pictures.ts';
import { askApi } from '../ask-api.ts';
import { articleJob } from './article-job.ts';
import { indexJob } from './index-job.ts';
import { blendJob, comparisonJob } from './mix-job.ts';
import { pictureSize, shareSize } from './picture-size.ts';
import { pointsJob } from './points-job.ts';

type ChartDeps = Pick<ApiDeps, 'snapshot' | 'store' | 'log' | 'publicUrl'> & {
  api: Api;
  pictures: Pictures;
};

const read = {
  article: queryReader(articlePictureQuery),
  index: queryReader(pictureQuery),
  compare: queryReader(comparisonPictureQuery),
  blend: queryReader(blendPictureQuery),
  screener: queryReader(pointsPictureQuery),
};

/** Charts as picture files, drawn by the code that draws those of pages, of any release. */
export function chartFiles(deps: ChartDeps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  app.use('/charts/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'] }));
  app.get(chartPath, (c) => {
    const chart = chartOf(c.req.param('file'));
    const { width, height, theme, lang, asof, ...request } = read.index(searchOf(c));
    const look = { width, height, theme, lang, asof };
    const index = { ...request, chart, fundId: c.req.param('fundId') };
    return answerPicture(c, deps, { chart, look }, (about) => indexJob(about, index));
  });
  app.get(severalPaths.compare, (c) => {
    const { width, height, theme, lang, asof, ...asked } = read.compare(searchOf(c));
    const look = { width, height, theme, lang, asof };
    return answerPicture(c, deps, { chart: 'compare', look }, (about) =>
      comparisonJob(about, { ...asked, ids: asked.ids.join(','), lang }),
    );
  });
  app.get(severalPaths.blend, (c) => {
    const { width, height, theme, lang, asof, ...asked } = read.blend(searchOf(c));
    const look = { width, height, theme, lang, asof };
    return answerPicture(c, deps, { chart: 'blend', look }, (about) =>
      blendJob(about, { ...asked, lang }),
    );
  });
  app.get(severalPaths.screener, (c) => {
    const { width, height, theme, lang, asof, ...asked } = read.screener(searchOf(c));
    const look = { width, height, theme, lang, asof };
    return answerPicture(c, deps, { chart: 'screener', look }, (about) => pointsJob(about, asked));
  });
  app.get(articleChartPath, (c) => {
    const look = { ...shareSize, ...read.article(searchOf(c)) };
    return answerPicture(c, deps, { chart: 'article', look }, (about) =>
      articleJob(about, c.req.param('articleId')),
    );
  });
  for (const path of [chartPath, articleChartPath, ...Object.values(severalPaths)]) {
    app.all(path, (c) =>
      problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
        Allow: 'GET, HEAD',
      }),
    );
  }
  return app;
}

const searchOf = (c: Context) => new URL(c.req.url).searchParams;

type Look = {
  width: number;
  height?: number | undefined;
  theme?: Theme | undefined;
  lang: Language;
  asof?: string | undefined;
};

type RequestedPicture = { chart: PictureJob['chart']; look: Look };

/** What every job of a picture needs to know. */
type About = {
  api: Api;
  source: Stored;
  snapshot: Stored['snapshot'];
  base: Omit<PictureBase, 'address'>;
  host: string;
};

async function answerPicture(
  c: Context,
  deps: ChartDeps,
  { chart, look }: RequestedPicture,
  jobOf: (about: About) => Promise<PictureJob>,
): Promise<Response> {
  const { lang: language, theme, asof } = look;
  const format = c.req.path.endsWith('.png') ? 'png' : 'svg';
  const size = pictureSize(chart, format, look);
  const current: Stored = { snapshot: deps.snapshot(), db: deps.store.db };
  const source = asof === undefined ? current : await sourceAsOf(asof, current);
  const { snapshot } = source;
  // Both are read as of the release, so that a picture of it never changes.
  const [brand, { provider }] = await Promise.all([
    brandOf(source),
    askApi({ ...deps, snapshot })('mainNavigation', { lang: language }),
  ]);
  const ofProvider = brand?.brand ?? null;
  const base = {
    ...size,
    format,
    language,
    look: pictureLook(ofProvider, theme ?? onlyTheme(ofProvider) ?? 'light'),
    provider: provider.name,
    release: snapshot.release,
  } as const;
  const host = new URL(deps.publicUrl).host;
  const job = await jobOf({ api: deps.api, source, snapshot, base, host });
  const bytes = await deps.pictures.run(job, c.req.raw.signal);
  return sendPicture(c, bytes, job, current);
}

async function sendPicture(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  { format, release }: PictureJob,
  current: Stored,
): Promise<Response> {
  const isPng = format === 'png';
  const encoding = isPng ? null : encodingFor(bytes, c.req.header('Accept-Encoding'));
  const body = encoding ? await compress(bytes, encoding) : bytes;
  return c.body(body, 200, {
    ETag: entityTag(bytes, encoding),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    Vary: 'Accept-Encoding',
    'Cache-Control': answerControl(release, current.snapshot.release),
    'Content-Type': isPng ? 'image/png' : 'image/svg+xml',
    'Content-Length': String(body.length),
    ...releaseHeaders(release, current.snapshot.release),
  });
}

function chartOf(file: string) {
  const [name = ''] = file.split('.');
  const chart = chartNames.find((one) => one === name);
  if (!chart) {
    throw new NotFoundError(`There is no chart "${name}"; there are ${chartNames.join(', ')}`);
  }
  return chart;
}
