import { createHmac } from 'node:crypto';

/** The header of the signature. */
export const signatureHeader = 'Plumbline-Signature';

/**
 * The signature `t=1764144000,v1=…`: the time in seconds, and the HMAC-SHA256 in hex of that number, a dot and the
 * body. Each attempt is signed anew, so that a receiver can refuse old ones.
 */
export function signatureOf(body: string, secret: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
