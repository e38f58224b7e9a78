import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of one page: its inline scripts are allowed by their hashes, so that the page and its header
 * can be cached together; nothing else inline is allowed, styles included.
 * @param connect further origins that the page may call
 */
export function contentSecurityPolicy(html: string, connect: readonly string[] = []): string {
  const hashes = new Set(
    Array.from(html.matchAll(inlineScript), ([, script = '']) => {
      const hash = createHash('sha256').update(script).digest('base64');
      return `'sha256-${hash}'`;
    }),
  );
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
