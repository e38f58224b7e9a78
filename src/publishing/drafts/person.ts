import { InvalidInputError } from '#src/domain/errors.ts';
import type { Actor } from '#src/store/audit/audit.ts';
import { hasOpenIdPeople } from '#src/store/newsroom/openid-people.ts';
import type { Store } from '#src/store/store.ts';
import { findHolder, listTokens, roles, type Role } from '#src/store/tokens.ts';
import { thisUser } from '../acting.ts';

/** Who acts, and what he may do. */
export type Person = { actor: Actor; role: Role };

/**
 * Whoever holds the token; without one, the user of this process, who may do all as long as nobody else was given a role.
 * @param isForTokens whether tokens are given out or taken back: where people sign in by a provider of identities alone, the user of
 * this process gives out the first
 * @throws InvalidInputError for a token that nobody has, and without one where people have roles
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

/** A person may not do what he asks for: others may. */
export class NotAllowedError extends InvalidInputError {}

/** @throws NotAllowedError for whoever may do less */
export function requireRole({ actor, role }: Person, least: Role, deed: string): void {
  if (roles.indexOf(role) >= roles.indexOf(least)) return;
  const article = least === 'operator' ? 'an operator' : `an ${least}`;
  throw new NotAllowedError(`${actor.name} (${role}) may not ${deed}: ${article} may`);
}
