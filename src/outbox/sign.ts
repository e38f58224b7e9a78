import { createHmac } from 'node:crypto';

/** The header that a signature stands in. */
export const signatureHeader = 'Plumbline-Signature';

/**
 * `t=1764144000,v1=…`: the second at which it was signed, and the HMAC-SHA256, in hex, of that number, a dot and the body.
 * Each attempt is signed anew, so that a receiver may refuse what is old.
 */
export function signatureOf(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
