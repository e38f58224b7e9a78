import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** The fields of a submitted form. */
export type Sent = Record<string, unknown>;

/**
 * The fields that were sent.
 * @throws HTTPException 400 for a body that no form makes, 413 for too long a one
 */
export async function readSent(c: Context): Promise<Sent> {
  try {
    return await c.req.parseBody();
  } catch (error) {
    throw error instanceof HTTPException ? error : new HTTPException(400, { cause: error });
  }
}

/** An action that was refused: its page is shown again with the reason, and with what was typed. */
export type Refusal = { text: string; deed: string; sent: Sent };

/** What was typed into a field of a form that was refused; empty for another form. */
export function typed(refusal: Refusal | null, deed: string, field: string): string {
  const value = refusal?.deed === deed ? refusal.sent[field] : '';
  return typeof value === 'string' ? value : '';
}
