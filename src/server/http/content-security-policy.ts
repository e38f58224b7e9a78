import { createHash } from 'node:crypto';
import { api } from '#src/urls.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Origins besides our own that a page may turn to, by what for. */
export type OutsideSources = Partial<
  Record<'script' | 'style' | 'img' | 'font' | 'connect' | 'frame', readonly string[]>
>;

/**
 * No script may write text as HTML or code but by the policy of that name, which our own code makes once. Scripts from
 * elsewhere do not know it: with them it is left out.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types plumbline'];

/**
 * The policy of one page: its inline scripts are allowed by their hashes, so that the page and its header
 * can be cached together; nothing else inline is allowed, styles included.
 * @param sources further origins, from the configuration
 */
export function contentSecurityPolicy(html: string, sources: OutsideSources = {}): string {
  const hashes = new Set(
    Array.from(html.matchAll(inlineScript), ([, script = '']) => {
      const hash = createHash('sha256').update(script).digest('base64');
      return `'sha256-${hash}'`;
    }),
  );
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...(sources.script ?? [])].join(' '),
    ['style-src', "'self'", ...(sources.style ?? [])].join(' '),
    ['img-src', "'self'", 'data:', ...(sources.img ?? [])].join(' '),
    ['font-src', "'self'", ...(sources.font ?? [])].join(' '),
    ['connect-src', "'self'", ...(sources.connect ?? [])].join(' '),
    // Of our own, only files of the provider let themselves be framed.
    ['frame-src', "'self'", ...(sources.frame ?? [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(sources.script?.length ? [] : trustedTypes),
    `report-uri ${api.base}${api.clientFailures}`,
  ].join('; ');
}
