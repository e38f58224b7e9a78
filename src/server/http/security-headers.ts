import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { api, isCall } from '#src/urls.ts';
import { isChartPicture } from '#src/urls/chart-pictures.ts';
import { isEmbed } from '#src/urls/embeds.ts';

type Sharing = {
  /** Who may frame the answer: nobody, but for files that our own pages show; false where its policy says it. */
  frames?: 'DENY' | 'SAMEORIGIN' | false;
  /** Which pages may load the answer as a part of theirs. */
  resource?: 'same-origin' | 'cross-origin';
};

/**
 * Headers of every answer but the content security policy, which belongs to the page; a refusal without one is data.
 * Transport security only where the site is served over HTTPS: it would lock out a plain local trial.
 */
export function securityHeaders(
  publicUrl: string,
  { frames = 'DENY', resource = 'same-origin' }: Sharing = {},
): MiddlewareHandler {
  const headers = secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    xFrameOptions: frames,
    xXssProtection: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: resource,
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
  });
  return async (c, next) => {
    await headers(c, next);
    if (c.res.status >= 400) setPolicy(c);
  };
}

/** Data runs and loads nothing, should a browser ever show it as a page. */
const dataPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

function setPolicy({ res: { headers } }: Context): void {
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy);
}

/**
 * A PDF runs nothing on the site and loads nothing from it. A browser's viewer needs its own inline styles,
 * and does not open in a sandbox.
 */
export function pdfPolicy(framedBy: "'self'" | "'none'"): string {
  return `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors ${framedBy}; base-uri 'none'; form-action 'none'`;
}

/** Headers of what is answered in plain words before the site is asked: those of a page, and those of a call. */
export async function plainHeaders(
  publicUrl: string,
): Promise<Record<'page' | 'call', Record<string, string>>> {
  const app = new Hono().use(siteHeaders(publicUrl)).all('*', (c) => c.body(null));
  const of = async (path: string) => ({
    ...Object.fromEntries((await app.request(path)).headers),
    'content-security-policy': dataPolicy,
  });
  return { page: await of('/'), call: await of(api.base) };
}

/** Headers of the site: its pages are its own; the API, pictures of charts and embeds are open, other sites may show them. */
export function siteHeaders(publicUrl: string): MiddlewareHandler {
  const own = securityHeaders(publicUrl);
  const open = securityHeaders(publicUrl, { resource: 'cross-origin' });
  const framed = securityHeaders(publicUrl, { resource: 'cross-origin', frames: false });
  return async (c, next) => {
    const { path } = c.req;
    if (!isCall(path) && !isChartPicture(path) && !isEmbed(path)) return own(c, next);
    await (isEmbed(path) ? framed : open)(c, next);
    setPolicy(c);
    return undefined;
  };
}
