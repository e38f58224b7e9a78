/** The receivers: the provider's systems, the CDN in front, and a server's log. */
export type Channel = 'webhook' | 'purge' | 'log';

/** A stored event and the state of its delivery. */
export type OutboxRow = {
  id: string;
  number: number;
  channel: Channel;
  type: string;
  release: number | null;
  at: string;
  data: unknown;
  state: 'waiting' | 'sent' | 'dead';
  /** When it was delivered or given up. */
  closed: string | null;
  /** Why the last attempt failed. */
  failure: string | null;
  attempts: number;
  next_attempt: string;
};
