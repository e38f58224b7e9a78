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
  /** Public origin of the site, for the examples of the reference. */
  publicUrl: string;
  /** The name of the previewed draft; null on the site itself. */
  preview?: string | null | undefined;
  forms: FormDeps;
  /** Writes downloads as XLSX. */
  workbooks: Workbooks;
  /** Requests the top hat from another content service than the built-in one. */
  askContent?: ((lang: Language) => Promise<TopHat | null>) | undefined;
  /** Credential of the built-in content service; without it only the site itself can call it. */
  contentToken?: string | undefined;
};

/** The source of one request: everything is read from one snapshot. */
export type Source = {
  snapshot: Snapshot;
  db: Store['db'];
  /** Whether the snapshot is of a requested earlier release. */
  isPast?: boolean;
  /** Public origin of the site, for generated code that reads its files. */
  publicUrl: string;
  /** The name of the previewed draft. */
  preview?: string | null | undefined;
  /** The top hat in a language; null when there is none, or the content service fails. */
  topHat: (lang: Language) => Promise<TopHat | null>;
  /** Whether the release answers an address of this API. */
  isAnswered: (address: string) => Promise<boolean>;
};

/** The part of it that is stored with the release. */
export type Stored = Pick<Source, 'snapshot' | 'db' | 'isPast'>;

/** Answers one call of the contract; throws one of the errors of `domain/errors.ts`. */
export type Resource<N extends EndpointName> = (
  query: ParsedQuery<N>,
  source: Source,
) => EndpointAnswer<N> | Promise<EndpointAnswer<N>>;

export type Resources = { [N in EndpointName]: Resource<N> };
