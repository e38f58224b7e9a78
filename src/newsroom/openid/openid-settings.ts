import type { Role } from '#src/store/tokens.ts';

/** Settings of the OpenID provider, and how its claims identify people. */
export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How the client secret is sent. */
  clientAuthentication: 'client_secret_basic' | 'client_secret_post';
  scope: string;
  /** The claim with the person's name. */
  nameClaim: string;
  /** The claim with the person's role; a path with dots for a nested one. */
  roleClaim: string;
  /** Values of that claim by role. */
  roles: Record<Role, readonly string[]>;
};
