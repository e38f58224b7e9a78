/** A new key of 32 letters and digits; `crypto.randomUUID` would be missing where the site has no HTTPS. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
