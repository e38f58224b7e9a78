import { InvalidInputError } from '#src/domain/errors.ts';
import type { Actor } from '#src/store/audit/audit.ts';
import { hasOpenIdPeople } from '#src/store/newsroom/openid-people.ts';
import type { Store } from '#src/store/store.ts';
import { findHolder, listTokens, roles, type Role } from '#src/store/tokens.ts';
import { thisUser } from '../acting.ts';

/** A person with a role. */
export type Person = { actor: Actor; role: Role };

/**
 * The person with this token; without a token, the user of this process, who may do everything as long as nobody was
 * given a role.
 * @param isForTokens whether tokens are managed: where people sign in by OpenID Connect only, the user of this process
 * makes the first token
 * @throws InvalidInputError for an unknown token, and without one where people have roles
 */
export async function personOf(
  store: Store,
  token: string | undefined,
  isForTokens = false,
): Promise<Person> {
  const user = thisUser();
  if (token === undefined) {
    const hasTokens = (await listTokens(store)).some(({ revoked }) => revoked === null);
    const isRuled = hasTokens || (!isForTokens && (await hasOpenIdPeople(store.db)));
    if (!isRuled) return { actor: user, role: 'operator' };
    throw new InvalidInputError(
      'People have roles in this store: set PLUMBLINE_TOKEN to yours (plumbline token add NAME --role ROLE makes one)',
    );
  }
  const holder = await findHolder(store, token);
  if (holder === null) throw new InvalidInputError('PLUMBLINE_TOKEN is nobody’s, or was revoked');
  return { actor: { name: holder.name, by: 'token', host: user.host }, role: holder.role };
}

/** The person's role does not permit this. */
export class NotAllowedError extends InvalidInputError {}

/** @throws NotAllowedError for a role below the least */
export function requireRole({ actor, role }: Person, least: Role, deed: string): void {
  if (roles.indexOf(role) >= roles.indexOf(least)) return;
  const article = least === 'operator' ? 'an operator' : `an ${least}`;
  throw new NotAllowedError(`${actor.name} (${role}) may not ${deed}: ${article} may`);
}
