import type { Tables } from '../tables.ts';

type ColumnType = 'text' | 'int' | 'boolean' | 'float8' | 'int[]' | 'float8[]' | 'jsonb';

export type MovedTable = {
  name: Exclude<
    keyof Tables,
    | 'current_release'
    | 'lead'
    | 'built_file'
    | 'figures'
    | 'newsroom_session'
    | 'openid_sign_in'
    | 'sent_levels'
    | 'told_late'
  >;
  /** Columns of the primary key, in its order. */
  key: readonly string[];
  columns: Readonly<Record<string, ColumnType | 'timestamptz' | 'bytea'>>;
  /** Rows in memory at a time. */
  rowsPerPage: number;
};

/**
 * The tables of a store that move with it: all but its pointer, the submissions, and what servers write themselves; a
 * test compares them with the schema.
 */
export const movedTables: readonly MovedTable[] = [
  {
    name: 'release',
    key: ['number'],
    columns: {
      number: 'int',
      label: 'text',
      note: 'text',
      source_hash: 'text',
      restores: 'int',
      figure_rules: 'int',
      created: 'timestamptz',
      published: 'timestamptz',
      pruned: 'timestamptz',
    },
    rowsPerPage: 1_000,
  },
  {
    name: 'item',
    key: ['kind', 'key', 'valid_from'],
    columns: {
      kind: 'text',
      key: 'text',
      valid_from: 'int',
      valid_to: 'int',
      hash: 'text',
      version: 'int',
      body: 'jsonb',
    },
    rowsPerPage: 1_000,
  },
  {
    name: 'segment',
    key: ['fund_id', 'release', 'folded'],
    columns: {
      fund_id: 'text',
      release: 'int',
      folded: 'boolean',
      since: 'int',
      first_day: 'int',
      last_day: 'int',
      days: 'int[]',
      values: 'float8[]',
    },
    rowsPerPage: 100,
  },
  {
    name: 'correction',
    key: ['fund_id', 'release', 'day'],
    columns: {
      fund_id: 'text',
      release: 'int',
      day: 'int',
      old_value: 'float8',
      new_value: 'float8',
      reason: 'text',
    },
    rowsPerPage: 1_000,
  },
  {
    name: 'blob',
    key: ['sha256'],
    columns: { sha256: 'text', bytes: 'bytea', release: 'int' },
    rowsPerPage: 4,
  },
  {
    name: 'audit',
    key: ['number'],
    columns: { number: 'int', entry: 'text', hash: 'text' },
    rowsPerPage: 500,
  },
  {
    name: 'draft',
    key: ['number'],
    columns: {
      number: 'int',
      content: 'int',
      revision: 'int',
      label: 'text',
      note: 'text',
      source_hash: 'text',
      against: 'int',
      state: 'text',
      at: 'timestamptz',
      act: 'jsonb',
      told: 'jsonb',
      created: 'timestamptz',
      changed: 'timestamptz',
      release: 'int',
      fault: 'text',
      link_secret: 'text',
    },
    rowsPerPage: 100,
  },
  {
    name: 'draft_item',
    key: ['content', 'kind', 'key'],
    columns: {
      content: 'int',
      kind: 'text',
      key: 'text',
      before: 'text',
      hash: 'text',
      version: 'int',
      body: 'jsonb',
    },
    rowsPerPage: 1_000,
  },
  {
    name: 'draft_levels',
    key: ['content', 'fund_id'],
    columns: {
      content: 'int',
      fund_id: 'text',
      days: 'int[]',
      values: 'float8[]',
      old_values: 'float8[]',
    },
    rowsPerPage: 100,
  },
  {
    name: 'draft_blob',
    key: ['content', 'sha256'],
    columns: { content: 'int', sha256: 'text', bytes: 'bytea' },
    rowsPerPage: 4,
  },
  {
    name: 'approval',
    key: ['draft', 'revision', 'person'],
    columns: { draft: 'int', revision: 'int', person: 'text', at: 'timestamptz' },
    rowsPerPage: 1_000,
  },
  {
    name: 'token',
    key: ['name'],
    columns: {
      name: 'text',
      role: 'text',
      hash: 'text',
      created: 'timestamptz',
      revoked: 'timestamptz',
    },
    rowsPerPage: 500,
  },
  {
    name: 'openid_person',
    key: ['issuer', 'subject'],
    columns: { issuer: 'text', subject: 'text', name: 'text', since: 'timestamptz' },
    rowsPerPage: 500,
  },
  {
    name: 'outbox',
    key: ['id'],
    columns: {
      id: 'text',
      number: 'int',
      channel: 'text',
      type: 'text',
      release: 'int',
      at: 'timestamptz',
      data: 'jsonb',
      state: 'text',
      closed: 'timestamptz',
      failure: 'text',
      attempts: 'int',
      next_attempt: 'timestamptz',
    },
    rowsPerPage: 500,
  },
  {
    name: 'outbox_receiver',
    key: ['channel'],
    columns: { channel: 'text', since: 'timestamptz' },
    rowsPerPage: 10,
  },
];
