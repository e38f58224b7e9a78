import type { Generated } from 'kysely';
import type { Channel, OutboxRow } from './outbox/outbox-row.ts';

/** The tables as both engines return them: times as ISO text, arrays of numbers as typed arrays. */
export type Tables = {
  release: ReleaseTable;
  current_release: { single: Generated<true>; release: number | null };
  item: ItemTable;
  segment: SegmentTable;
  correction: CorrectionTable;
  /** Of each index those that were asked for last; they follow from levels, and can always be made again. */
  figures: FiguresTable;
  /** `release`: the one that brought it, which later ones may name too. */
  blob: { sha256: string; bytes: Uint8Array; release: number | null };
  lead: LeadTable;
  /** Append-only: `hash` is over that of the entry before and the text of this one. */
  audit: { number: number; entry: string; hash: string };
  draft: DraftTable;
  /** What a draft changes of the release that it was made against; `hash` and `body` are null where it closes an item. */
  draft_item: {
    content: number;
    kind: string;
    key: string;
    before: string | null;
    hash: string | null;
    version: number;
    body: unknown;
  };
  /** Points that a draft changes; NaN as the new value removes one, as the old one: there was none. */
  draft_levels: {
    content: number;
    fund_id: string;
    days: Int32Array;
    values: Float64Array;
    old_values: Float64Array;
  };
  draft_blob: { content: number; sha256: string; bytes: Uint8Array };
  approval: { draft: number; revision: number; person: string; at: Generated<string> };
  /** Who may do what in the newsroom; `hash` is the sha256 of the secret that was shown once. */
  token: {
    name: string;
    role: string;
    hash: string;
    created: Generated<string>;
    revoked: string | null;
  };
  /** Who is signed in to the newsroom; `hash` is the sha256 of the secret that the browser holds. */
  newsroom_session: {
    hash: string;
    person: string;
    created: Generated<string>;
    seen: Generated<string>;
    role: string | null;
  };
  /** Sign-ins that were begun at the provider of identities; `hash` is the sha256 of the secret that the browser holds. */
  openid_sign_in: {
    hash: string;
    state: string;
    nonce: string;
    verifier: string;
    created: Generated<string>;
  };
  /** Which person an account of a provider of identities is. */
  openid_person: { issuer: string; subject: string; name: string; since: Generated<string> };
  /** What was answered to levels that a person sent under a key. */
  sent_levels: {
    person: string;
    key: string;
    digest: string;
    status: number;
    answer: string;
    at: Generated<string>;
  };
  /** What others are told, until it was taken and for a while after. */
  outbox: OutboxTable;
  /** The channels on which a server delivers; without one nothing is put there. */
  outbox_receiver: { channel: Channel; since: Generated<string> };
  /** The indexes that were last told to be late: of which release, how many, and a digest of which. */
  told_late: {
    single: Generated<true>;
    release: number;
    number_of_indexes: number;
    digest: string;
  };
  /** `seen`: when a process last had it. */
  built_file: { name: string; bytes: Uint8Array; seen: Generated<string> };
};

type ReleaseTable = {
  number: number;
  label: string;
  note: string;
  source_hash: string;
  /** The release whose content a rollback brought back. */
  restores: number | null;
  /** The number of the rules that figures were made by when it was published. */
  figure_rules: number;
  created: Generated<string>;
  /** Null until the flip. */
  published: string | null;
  /** When its content was removed; null while it is kept. */
  pruned: Generated<string | null>;
};

/** A row is visible in release N when `valid_from <= N and (valid_to is null or valid_to > N)`. */
type ItemTable = {
  kind: string;
  key: string;
  valid_from: number;
  valid_to: number | null;
  hash: string;
  /** The version of its kind that the body was written in. */
  version: Generated<number>;
  body: unknown;
};

/** Points that a release wrote; a folded row is a copy of all that was written after `since`, up to its release. */
type SegmentTable = {
  fund_id: string;
  release: number;
  folded: boolean;
  since: Generated<number>;
  first_day: number;
  last_day: number;
  days: Int32Array;
  values: Float64Array;
};

type CorrectionTable = {
  fund_id: string;
  release: number;
  day: number;
  old_value: number;
  /** Null where the point was removed. */
  new_value: number | null;
  reason: string;
};

type FiguresTable = {
  fund_id: string;
  /** The newest release up to then that changed a level of the index. */
  levels_release: number;
  /** The number of the rules that they were made by. */
  rules: number;
  /** What decides on them besides levels and rules. */
  basis: string;
  body: unknown;
};

type DraftTable = {
  number: number;
  /** Under which its changes are kept: another one after each change of them. */
  content: number;
  /** Rises when its content is made anew. */
  revision: Generated<number>;
  label: string;
  note: string;
  source_hash: string;
  /** The release that its changes are against; 0 where none was public. */
  against: number;
  state: 'writing' | 'open' | 'scheduled' | 'published' | 'dropped' | 'failed';
  /** When it becomes public by itself. */
  at: string | null;
  /** Who made it, with what, as the audit log tells it. */
  act: unknown;
  /** `Draft.summary`. */
  told: unknown;
  created: Generated<string>;
  changed: Generated<string>;
  /** The release that it became. */
  release: number | null;
  /** Why it could not be published at its moment. */
  fault: string | null;
  /** What links to its preview are signed with. */
  link_secret: string;
};

type OutboxTable = Omit<OutboxRow, 'state' | 'attempts'> & {
  state: Generated<OutboxRow['state']>;
  attempts: Generated<number>;
};

type LeadTable = {
  key: string;
  received: string;
  /** In lower case, to find the leads of an address. */
  email: string;
  body: unknown;
  state: Generated<'waiting' | 'sent' | 'dead'>;
  /** When it was sent or given up. */
  closed: string | null;
  waiting_since: string;
  attempts: Generated<number>;
  next_attempt: string;
};
