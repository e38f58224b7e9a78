import { hash } from 'node:crypto';
import type { Encoding } from './compression.ts';

/**
 * Strong entity tag of a body. Each encoding has other bytes and therefore a tag of its own: `"<hash>"`, `"<hash>-br"`,
 * `"<hash>-gzip"`.
 */
export function entityTag(body: Uint8Array, encoding: Encoding | null): string {
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  return encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
}

/** Whether an If-None-Match header names the tag, compared weakly as RFC 9110 requires for GET. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const named = header.match(/"[^"]*"/g) ?? [];
  return named.some((one) => withoutEncoding(one) === withoutEncoding(tag));
}

// A proxy may revalidate with the tag of another encoding of the same content.
function withoutEncoding(tag: string): string {
  return tag.replace(/^W\//, '').replace(/-(br|gzip)"$/, '"');
}
