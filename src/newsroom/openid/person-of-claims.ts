import { roles, type Role } from '#src/store/tokens.ts';
import type { OpenIdSettings } from './openid-settings.ts';

/** What a provider of identities says of somebody. */
export type Claims = Readonly<Record<string, unknown>>;

type Wanted = Pick<OpenIdSettings, 'nameClaim' | 'roleClaim' | 'roles'>;

/** What nobody sees, or what breaks a line of a log, is no part of a name. */
const nameShape = /^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u;

/** How somebody is called; null where the provider does not say, or has not looked whether the address is his. */
export function claimedName(claims: Claims, { nameClaim }: Wanted): string | null {
  if (nameClaim === 'email' && claims['email_verified'] === false) return null;
  const value = claimAt(claims, nameClaim);
  const name = typeof value === 'string' ? value.trim() : '';
  return nameShape.test(name) ? name : null;
}

/** The highest role that follows; null for none. */
export function claimedRole(claims: Claims, { roleClaim, roles: wanted }: Wanted): Role | null {
  const value = claimAt(claims, roleClaim);
  const given = new Set<unknown>(Array.isArray(value) ? value : [value]);
  return roles.findLast((role) => wanted[role].some((one) => given.has(one))) ?? null;
}

/** Whether all that is asked for is among claims. */
export const hasClaims = (claims: Claims, { nameClaim, roleClaim }: Wanted): boolean =>
  [nameClaim, roleClaim].every((name) => claimAt(claims, name) !== undefined);

/** By its whole name, which may hold dots itself (https://example.com/roles), else by the path. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((within, key) => {
    const isHeld = typeof within === 'object' && within !== null && Object.hasOwn(within, key);
    return isHeld ? (within as Claims)[key] : undefined;
  }, claims);
}
