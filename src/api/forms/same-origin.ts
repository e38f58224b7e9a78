/**
 * Whether a submission comes from a page of this site. Browsers send the origin with every form; a caller that sends
 * none is not a browser, and has no trust that another site could abuse.
 * @param headers of the request
 * @param publicUrl the public origin of the site
 */
export function isSameOrigin(headers: Headers, publicUrl: string): boolean {
  const origin = headers.get('Origin');
  if (origin !== null && origin !== 'null') {
    return origin === new URL(publicUrl).origin || hostOf(origin) === headers.get('Host');
  }
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return origin === null;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
