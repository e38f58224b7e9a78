import type { Logger } from 'pino';
import type { EndpointAnswer, EndpointName, ParsedQuery } from '#src/contract/api/endpoints.ts';
import type { Snapshot } from '#src/catalogue/live-catalogue.ts';
import type { FormDeps } from './eloqua-proxy.ts';
import type { Store } from '#src/store/store.ts';

export type ApiDeps = {
  /** The current release with its catalogue; throws UnavailableError before the first one is there. */
  snapshot: () => Snapshot;
  store: Pick<Store, 'db'>;
  log: Pick<Logger, 'error'>;
  /** Origin of the site, for the examples of the reference. */
  publicUrl: string;
  forms: FormDeps;
};

/** What one request reads from: everything under it uses this one snapshot. */
export type Source = { snapshot: Snapshot; db: Store['db'] };

/** Answers one call of the contract; throws one of the three errors of `domain/errors.ts`. */
export type Resource<N extends EndpointName> = (
  query: ParsedQuery<N>,
  source: Source,
) => EndpointAnswer<N> | Promise<EndpointAnswer<N>>;

export type Resources = { [N in EndpointName]: Resource<N> };
