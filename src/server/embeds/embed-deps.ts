import type { Api } from '#src/api/http/api-app.ts';
import { siteTexts } from '#src/api/site/site-texts.ts';
import type { ApiDeps, Stored } from '#src/api/source.ts';
import { NotFoundError } from '#src/domain/errors.ts';

export type EmbedDeps = Pick<ApiDeps, 'snapshot' | 'store' | 'log' | 'publicUrl'> & { api: Api };

/**
 * The `frame-ancestors` of an embed. They are those that the provider allows today, whichever release is embedded.
 * @throws NotFoundError where the provider allows no embeds
 */
export async function framersOf(current: Stored): Promise<string> {
  const { embeds: allowed } = (await siteTexts(current)).site;
  if (allowed === true) return '*';
  if (allowed === false) throw new NotFoundError('This provider has no embeds');
  return ["'self'", ...allowed].join(' ');
}
