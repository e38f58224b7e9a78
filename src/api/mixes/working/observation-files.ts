import { Hono, type Context } from 'hono';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { downloadCalls, mediaTypes } from '#src/contract/api/endpoints/download-calls.ts';
import { defaultLanguage } from '#src/domain/language.ts';
import { listCorrectedDays } from '#src/store/levels/corrections.ts';
import { api } from '#src/urls.ts';
import { sourceAsOf } from '../../as-of.ts';
import { queryReader } from '../../http/read-query.ts';
import { releaseHeaders } from '../../http/release-headers.ts';
import { fileControl } from '../../http/send-answer.ts';
import type { ApiDeps, Stored } from '../../source.ts';
import { sendObservations } from '../../working/answer-observations.ts';
import { explainBlended } from './explain-blended.ts';
import { explainCompared } from './explain-compared.ts';
import type { MixedTold } from './mixed-told.ts';

type Deps = Pick<ApiDeps, 'snapshot' | 'store'>;
type Bindings = { Bindings: { snapshot?: Snapshot } };

/** The levels that figures of comparisons and blends were calculated from, as CSV. */
export function observationFiles(deps: Deps): Hono<Bindings> {
  const app = new Hono<Bindings>();
  const { compareObservations, blendObservations } = downloadCalls;
  const readCompared = queryReader(compareObservations.query);
  const readBlended = queryReader(blendObservations.query);

  async function send(
    c: Context<Bindings>,
    asof: string | undefined,
    explainIn: (source: Stored) => Promise<MixedTold>,
  ): Promise<Response> {
    const current: Stored = { snapshot: c.env?.snapshot ?? deps.snapshot(), db: deps.store.db };
    const source = asof ? await sourceAsOf(asof, current) : current;
    const { release } = source.snapshot;
    const told = await explainIn(source);
    const { fundId, working } = told;
    const corrected =
      fundId === null
        ? new Set<number>()
        : await listCorrectedDays(source.db, release, fundId, working.from ?? 0);
    const headers = {
      'Cache-Control': fileControl(release, current.snapshot.release),
      'Content-Type': mediaTypes.csv,
      ...releaseHeaders(release, current.snapshot.release),
    };
    return sendObservations(c, told, { corrected, headers });
  }

  const lang = defaultLanguage;
  app.get(api.base + compareObservations.path, (c) => {
    const { asof, ...asked } = readCompared(new URL(c.req.url).searchParams);
    return send(c, asof, (source) => explainCompared({ ...asked, lang }, source));
  });
  app.get(api.base + blendObservations.path, (c) => {
    const { asof, ...asked } = readBlended(new URL(c.req.url).searchParams);
    return send(c, asof, (source) => explainBlended({ ...asked, lang }, source));
  });
  return app;
}
