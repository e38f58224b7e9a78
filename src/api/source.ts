import type { Logger } from 'pino';
import type {
  EndpointAnswer,
  EndpointName,
  ParsedQuery,
} from '#src/contract/api/endpoints/endpoints.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import type { TopHat } from '#src/contract/content/top-hat-query.ts';
import type { Workbooks } from './downloads/open-workbooks.ts';
import type { FormDeps } from './forms/eloqua-proxy.ts';
import type { Language } from '#src/domain/language.ts';
import type { Store } from '#src/store/store.ts';

export type ApiDeps = {
  /** The current release with its catalogue; throws UnavailableError before the first one is there. */
  snapshot: () => Snapshot;
  store: Pick<Store, 'db'>;
  log: Pick<Logger, 'error'>;
  /** Origin of the site, for the examples of the reference. */
  publicUrl: string;
  /** The draft that is shown in place of what is public, by its name; null on the site itself. */
  preview?: string | null | undefined;
  forms: FormDeps;
  /** Makes downloads as XLSX. */
  workbooks: Workbooks;
  /** Asks another content service in place of the built-in one. */
  askContent?: ((lang: Language) => Promise<TopHat | null>) | undefined;
  /** Credential of the built-in content service; without it only the site itself can ask there. */
  contentToken?: string | undefined;
};

/** What one request reads from: everything under it uses this one snapshot. */
export type Source = {
  snapshot: Snapshot;
  db: Store['db'];
  /** The snapshot is of an earlier release that was asked for. */
  isPast?: boolean;
  /** Origin of the site, for code that reads its files. */
  publicUrl: string;
  /** The draft that is shown in place of what is public, by its name. */
  preview?: string | null | undefined;
  /** The top hat in a language; null when there is none, or the content service fails. */
  topHat: (lang: Language) => Promise<TopHat | null>;
  /** Whether the release answers an address of this API. */
  isAnswered: (address: string) => Promise<boolean>;
};

/** As much of it as the release itself holds. */
export type Stored = Pick<Source, 'snapshot' | 'db' | 'isPast'>;

/** Answers one call of the contract; throws one of the three errors of `domain/errors.ts`. */
export type Resource<N extends EndpointName> = (
  query: ParsedQuery<N>,
  source: Source,
) => EndpointAnswer<N> | Promise<EndpointAnswer<N>>;

export type Resources = { [N in EndpointName]: Resource<N> };
