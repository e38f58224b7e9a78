import type { Generated } from 'kysely';
import type { Channel, OutboxRow } from './outbox/outbox-row.ts';

/** The tables as both engines return them: times as ISO text, arrays of numbers as typed arrays. */
export type Tables = {
  release: ReleaseTable;
  current_release: { single: Generated<true>; release: number | null };
  item: ItemTable;
  segment: SegmentTable;
  correction: CorrectionTable;
  /** The figures that were last requested for each index; they follow from levels, and can be recalculated. */
  figures: FiguresTable;
  /** `release` brought the file; later ones may refer to it too. */
  blob: { sha256: string; bytes: Uint8Array; release: number | null };
  lead: LeadTable;
  /** Append-only: `hash` is over the previous entry's hash and this entry's text. */
  audit: { number: number; entry: string; hash: string };
  draft: DraftTable;
  /** Changes of a draft against its base release; `hash` and `body` are null where it closes an item. */
  draft_item: {
    content: number;
    kind: string;
    key: string;
    before: string | null;
    hash: string | null;
    version: number;
    body: unknown;
  };
  /** Points that a draft changes; NaN as the new value removes a point, as the old value means that there was none. */
  draft_levels: {
    content: number;
    fund_id: string;
    days: Int32Array;
    values: Float64Array;
    old_values: Float64Array;
  };
  draft_blob: { content: number; sha256: string; bytes: Uint8Array };
  approval: { draft: number; revision: number; person: string; at: Generated<string> };
  /** Roles in the newsroom; `hash` is the sha256 of the secret that was shown once. */
  token: {
    name: string;
    role: string;
    hash: string;
    created: Generated<string>;
    revoked: string | null;
  };
  /** Sessions of the newsroom; `hash` is the sha256 of the secret in the browser. */
  newsroom_session: {
    hash: string;
    person: string;
    created: Generated<string>;
    seen: Generated<string>;
    role: string | null;
  };
  /** Sign-ins in progress at the OpenID provider; `hash` is the sha256 of the secret in the browser. */
  openid_sign_in: {
    hash: string;
    state: string;
    nonce: string;
    verifier: string;
    created: Generated<string>;
  };
  /** The person of an OpenID account. */
  openid_person: { issuer: string; subject: string; name: string; since: Generated<string> };
  /** Answers to uploads by a person and idempotency key. */
  sent_levels: {
    person: string;
    key: string;
    digest: string;
    status: number;
    answer: string;
    at: Generated<string>;
  };
  /** Events for other systems until they are delivered, and for a while after. */
  outbox: OutboxTable;
  /** The channels that a server delivers to; events for others are not stored. */
  outbox_receiver: { channel: Channel; since: Generated<string> };
  /** The late indexes that were last reported: their release, number, and a digest of their ids. */
  told_late: {
    single: Generated<true>;
    release: number;
    number_of_indexes: number;
    digest: string;
  };
  /** `seen` is when a process last had it in use. */
  built_file: { name: string; bytes: Uint8Array; seen: Generated<string> };
};

type ReleaseTable = {
  number: number;
  label: string;
  note: string;
  source_hash: string;
  /** The release that a rollback restored. */
  restores: number | null;
  /** The number of the figure rules when it was published. */
  figure_rules: number;
  created: Generated<string>;
  /** Null until the flip. */
  published: string | null;
  /** When its content was pruned; null while it is kept. */
  pruned: Generated<string | null>;
};

/** A row is visible in release N when `valid_from <= N and (valid_to is null or valid_to > N)`. */
type ItemTable = {
  kind: string;
  key: string;
  valid_from: number;
  valid_to: number | null;
  hash: string;
  /** The version in which the body was written. */
  version: Generated<number>;
  body: unknown;
};

/** Points that a release wrote; a folded row is a copy of everything written after `since`, up to its release. */
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
  /** The number of the figure rules that they were made by. */
  rules: number;
  /** Everything besides levels and rules that they depend on. */
  basis: string;
  body: unknown;
};

type DraftTable = {
  number: number;
  /** Identifies the stored changes; another one after each change. */
  content: number;
  /** Rises with each change of the content. */
  revision: Generated<number>;
  label: string;
  note: string;
  source_hash: string;
  /** The release that the changes are against; 0 where none was public. */
  against: number;
  state: 'writing' | 'open' | 'scheduled' | 'published' | 'dropped' | 'failed';
  /** The scheduled moment; null without one. */
  at: string | null;
  /** Who made it and with what, as for the audit log. */
  act: unknown;
  /** `Draft.summary`. */
  told: unknown;
  created: Generated<string>;
  changed: Generated<string>;
  /** The release that it became. */
  release: number | null;
  /** Why it could not be published at its moment. */
  fault: string | null;
  /** The secret that signs links to its preview. */
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
  /** When it was delivered or given up. */
  closed: string | null;
  waiting_since: string;
  attempts: Generated<number>;
  next_attempt: string;
};
