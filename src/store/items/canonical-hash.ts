import { hash } from 'node:crypto';

/** The sha256, in hex, of a value's JSON with sorted keys. */
export function canonicalHash(value: unknown): string {
  return hash('sha256', JSON.stringify(inOrder(value)));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]));
}
