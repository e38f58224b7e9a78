import { Hono, type Context } from 'hono';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { downloadCalls, mediaTypes } from '#src/contract/api/endpoints/download-calls.ts';
import { NotFoundError } from '#src/domain/errors.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { api } from '#src/urls.ts';
import { sourceAsOf } from '../../as-of.ts';
import { queryReader } from '../../http/read-query.ts';
import { releaseHeaders } from '../../http/release-headers.ts';
import { fileControl } from '../../http/send-answer.ts';
import type { ApiDeps, Stored } from '../../source.ts';
import { refuseWithheld, sendObservations, sendRows } from '../../working/answer-observations.ts';
import { explainBlended } from './explain-blended.ts';
import { explainCompared } from './explain-compared.ts';
import type { MixedTold } from './mixed-told.ts';
import type { Tallied } from './tallied.ts';
import { tallyOfBlended, tallyOfCompared, type Tally } from './tally-of.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store'>;
type Bindings = { Bindings: { snapshot?: Snapshot } };

/** How the figure asked for is found: tallied from rows, or explained from levels. */
type Found = {
  tallyFor: (source: Stored) => Promise<Tally | null>;
  explainIn: (source: Stored) => Promise<MixedTold>;
};

async function sendTally(c: Context, told: Tallied, headers: Record<string, string>) {
  if (told.isWithheld) return refuseWithheld(told.name);
  if (told.value === null) throw new NotFoundError('There is no such figure');
  return sendRows(c, told.table, headers);
}

/** The levels or rows that figures of comparisons and blends were calculated from, as CSV. */
export function observationFiles(deps: Deps): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const { compareObservations, blendObservations } = downloadCalls;
  const readCompared = queryReader(compareObservations.query);
  const readBlended = queryReader(blendObservations.query);

  async function send(
    c: Context<Bindings>,
    asof: string | undefined,
    { tallyFor, explainIn }: Found,
  ): Promise<Response> {
    const current: Stored = { snapshot: c.env?.snapshot ?? deps.snapshot(), db: deps.store.db };
    const source = asof ? await sourceAsOf(asof, current) : current;
    const { release } = source.snapshot;
    const headers = {
      'Cache-Control': fileControl(release, current.snapshot.release),
      'Content-Type': mediaTypes.csv,
      ...releaseHeaders(release, current.snapshot.release),
    };
    const tally = await tallyFor(source);
    if (tally !== null) return sendTally(c, await tally(source), headers);
    const told = await explainIn(source);
    const { fundId, working } = told;
    const corrected =
      fundId === null
        ? new Set<number>()
        : await listCorrectedDays(source.db, release, fundId, working.from ?? 0);
    return sendObservations(c, told, { corrected, headers });
  }

  const lang = defaultLanguage;
  app.get(api.base + compareObservations.path, (c) => {
    const { asof, ...asked } = readCompared(new URL(c.req.url).searchParams);
    const figure = { ...asked, lang };
    return send(c, asof, {
      tallyFor: async () => tallyOfCompared(figure),
      explainIn: (source) => explainCompared(figure, source),
    });
  });
  app.get(api.base + blendObservations.path, (c) => {
    const { asof, ...asked } = readBlended(new URL(c.req.url).searchParams);
    const figure = { ...asked, lang };
    return send(c, asof, {
      tallyFor: (source) => tallyOfBlended(figure, source),
      explainIn: (source) => explainBlended(figure, source),
    });
  });
  return app;
}
