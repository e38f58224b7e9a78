/** The fields of a submitted form. */
export type Sent = Record<string, unknown>;

/** An action that was refused: its page is shown again with the reason, and with what was typed. */
export type Refusal = { text: string; deed: string; sent: Sent };

/** What was typed into a field of a form that was refused; empty for another form. */
export function typed(refusal: Refusal | null, deed: string, field: string): string {
  const value = refusal?.deed === deed ? refusal.sent[field] : '';
  return typeof value === 'string' ? value : '';
}
