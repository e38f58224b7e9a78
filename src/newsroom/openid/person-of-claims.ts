import { roles, type Role } from '#src/store/tokens.ts';
import type { OpenIdSettings } from './openid-settings.ts';

/** The claims of the provider about a person. */
export type Claims = Readonly<Record<string, unknown>>;

type Wanted = Pick<OpenIdSettings, 'nameClaim' | 'roleClaim' | 'roles'>;

/** Invisible characters and line breaks are not permitted in names. */
const nameShape = /^[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u;

/** The person's name; null where the claim is missing, or the email address is not verified. */
export function claimedName(claims: Claims, { nameClaim }: Wanted): string | null {
  if (nameClaim === 'email' && claims['email_verified'] === false) return null;
  const value = claimAt(claims, nameClaim);
  const name = typeof value === 'string' ? value.trim() : '';
  return nameShape.test(name) ? name : null;
}

/** The highest role of the claims; null for none. */
export function claimedRole(claims: Claims, { roleClaim, roles: wanted }: Wanted): Role | null {
  const value = claimAt(claims, roleClaim);
  const given = new Set<unknown>(Array.isArray(value) ? value : [value]);
  return roles.findLast((role) => wanted[role].some((one) => given.has(one))) ?? null;
}

/** Whether the claims contain the name and the role. */
export const hasClaims = (claims: Claims, { nameClaim, roleClaim }: Wanted): boolean =>
  [nameClaim, roleClaim].every((name) => claimAt(claims, name) !== undefined);

/** By its whole name, which may contain dots itself (https://example.com/roles), else as a path. */
function claimAt(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((within, key) => {
    const isHeld = typeof within === 'object' && within !== null && Object.hasOwn(within, key);
    return isHeld ? (within as Claims)[key] : undefined;
  }, claims);
}
