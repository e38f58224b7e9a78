import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Headers of every answer: no scripts, no framing, no caching and no indexing. */
export function headersOf(url: string): MiddlewareHandler {
  const secure = secureHeaders({
    strictTransportSecurity: url.startsWith('https:'),
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    xFrameOptions: 'DENY',
    xXssProtection: false,
    referrerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
  });
  return every(secure, neitherCachedNorIndexed);
}

const neitherCachedNorIndexed = createMiddleware(async (c, next) => {
  await next();
  c.header('X-Robots-Tag', 'noindex');
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
});
