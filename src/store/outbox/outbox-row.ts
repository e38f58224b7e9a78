/** Where events go: the provider's systems, the CDN in front, and the log of a server. */
export type Channel = 'webhook' | 'purge' | 'log';

/** An event as it is kept, and what became of it so far. */
export type OutboxRow = {
  id: string;
  number: number;
  channel: Channel;
  type: string;
  release: number | null;
  at: string;
  data: unknown;
  state: 'waiting' | 'sent' | 'dead';
  /** When it was sent or given up. */
  closed: string | null;
  /** Why the last attempt failed. */
  failure: string | null;
  attempts: number;
  next_attempt: string;
};
