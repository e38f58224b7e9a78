import type { MiddlewareHandler } from 'hono';
import { deprecatedSorts } from '#src/contract/api/deprecations.ts';
import { formerNames } from '#src/domain/figures/former-names.ts';
import { deprecationPolicy } from '#src/urls/api-documents.ts';

const former = new Set<string>(Object.values(formerNames));
const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

/**
 * Marks answers to deprecated names with the date of the deprecation (RFC 9745), the date of removal (RFC 8594) and a
 * link to the explanation. The answer itself is that of the present name.
 */
export const deprecationHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const sortBy = c.req.query('sortBy');
  if (sortBy === undefined || !former.has(sortBy) || c.res.status >= 400) return;
  c.header('Deprecation', `@${secondsOf(deprecatedSorts.since)}`);
  c.header('Sunset', new Date(secondsOf(deprecatedSorts.until) * 1000).toUTCString());
  c.header('Link', `<${deprecationPolicy}>; rel="deprecation"; type="text/html"`, { append: true });
};
