import { NotFoundError, UnavailableError } from '#src/domain/errors.ts';
import type { Act } from '../audit/audit.ts';
import type { Database, Store } from '../store.ts';
import type { Tables } from '../tables.ts';

export type DraftState = Tables['draft']['state'];

/** A draft's changes in short: rows by kind, and what guards found and was accepted. */
export type DraftSummary = {
  rows: Record<string, { added: number; changed: number; closed: number }>;
  accepted: Act['accepted'];
  withdrawnLevels: number;
  /** Its levels were chained from returns to public levels, so that it is for the release of those alone. */
  isChained?: boolean | undefined;
};

/** A publish that was validated and is not public; times are ISO timestamps. */
export type Draft = {
  number: number;
  /** Identifies the stored changes. */
  content: number;
  /** Rises with each change of the content. */
  revision: number;
  label: string;
  note: string;
  sourceHash: string;
  /** The release that the draft was compared with; 0 where none was public. */
  against: number;
  state: DraftState;
  /** The scheduled moment; null without one. */
  at: string | null;
  act: Act;
  summary: DraftSummary;
  created: string;
  changed: string;
  /** The release that the draft became. */
  release: number | null;
  /** Why it could not be published at its moment. */
  fault: string | null;
};

/** States in which a draft has its content, and can still be published, changed or dropped. */
export const livingStates: readonly DraftState[] = ['open', 'scheduled', 'failed'];

const columns = [
  'number',
  'content',
  'revision',
  'label',
  'note',
  'source_hash as sourceHash',
  'against',
  'state',
  'at',
  'act',
  'told as summary',
  'created',
  'changed',
  'release',
  'fault',
] as const;

/** The waiting drafts, the oldest first; `all` includes published and dropped ones. */
export async function listDrafts(db: Database, which: 'living' | 'all'): Promise<Draft[]> {
  const rows = await db
    .selectFrom('draft')
    .select(columns)
    .where(
      'state',
      'in',
      which === 'all' ? [...livingStates, 'published', 'dropped'] : livingStates,
    )
    .orderBy('number')
    .execute();
  return rows as Draft[];
}

/** The scheduled drafts, the earliest first. */
export async function listScheduled(db: Database): Promise<Draft[]> {
  return (await listDrafts(db, 'living')).filter(({ state }) => state === 'scheduled');
}

export async function findDraft(db: Database, number: number): Promise<Draft | null> {
  const row = await db
    .selectFrom('draft')
    .select(columns)
    .where('number', '=', number)
    .where('state', '<>', 'writing')
    .executeTakeFirst();
  return (row as Draft | undefined) ?? null;
}

/** @throws NotFoundError for an unknown number, and for a draft that is no longer waiting */
export async function getLivingDraft(db: Database, number: number): Promise<Draft> {
  const draft = await findDraft(db, number);
  if (draft && livingStates.includes(draft.state)) return draft;
  if (draft === null) throw new NotFoundError(`There is no draft ${number}`);
  const became = draft.release === null ? draft.state : `published as release ${draft.release}`;
  throw new NotFoundError(`Draft ${number} was ${became}`);
}

/** Somebody has changed a draft, or the moment for which it was scheduled, since it was read. */
export class DraftChangedError extends UnavailableError {}

/**
 * @throws DraftChangedError where the draft was changed in the meantime
 * @throws NotFoundError where it is no longer waiting
 */
export async function requireStill({ db }: Pick<Store, 'db'>, draft: Draft): Promise<void> {
  const now = await getLivingDraft(db, draft.number);
  if (now.revision === draft.revision) return;
  throw new DraftChangedError(`Draft ${draft.number} was changed meanwhile; look at it again`);
}
