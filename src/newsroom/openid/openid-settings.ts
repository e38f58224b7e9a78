import type { Role } from '#src/store/tokens.ts';

/** The provider of identities by which people sign in, and how it tells who they are. */
export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How the secret is sent. */
  clientAuthentication: 'client_secret_basic' | 'client_secret_post';
  scope: string;
  /** The claim that says by which name a person is known here. */
  nameClaim: string;
  /** The claim that says what a person may do; a path of names with dots between where it lies deeper. */
  roleClaim: string;
  /** Values of that claim, by the role that follows from them. */
  roles: Record<Role, readonly string[]>;
};
