import { LRUCache } from 'lru-cache';
import * as client from 'openid-client';
import type { Logger } from 'pino';
import { UnavailableError } from '#src/domain/errors.ts';
import { reasonOf, type ExternalService } from '#src/outside/external-services.ts';
import type { SignIn } from '#src/store/newsroom/sign-ins.ts';
import { hasClaims, type Claims } from './person-of-claims.ts';
import type { OpenIdSettings } from './openid-settings.ts';

/** Why a sign-in was refused, although the provider answered. */
export type Refusal = 'denied' | 'not-ours';

/** Milliseconds for which the provider's endpoints are cached. */
const knownFor = 3_600_000;

const isPlain = (issuer: string) => issuer.startsWith('http:');

/**
 * An OpenID Connect provider: authorization code with PKCE, state and nonce. It is not contacted before somebody signs
 * in, and a failing or hanging one costs only the sign-in, within the time limit.
 * @param redirectUri where it sends people back to
 */
export function identityProvider(
  settings: OpenIdSettings,
  service: ExternalService,
  redirectUri: string,
  log: Pick<Logger, 'warn'>,
) {
  const known = new LRUCache<'configuration', client.Configuration>({ max: 1, ttl: knownFor });

  async function configuration(): Promise<client.Configuration> {
    const before = known.get('configuration');
    if (before !== undefined) return before;
    const { issuer, clientId, clientSecret } = settings;
    const byMethod = {
      client_secret_basic: client.ClientSecretBasic,
      client_secret_post: client.ClientSecretPost,
    }[settings.clientAuthentication];
    const found = await client.discovery(new URL(issuer), clientId, {}, byMethod(clientSecret), {
      // The settings permit http for a provider on the same machine only.
      execute: isPlain(issuer) ? [client.allowInsecureRequests] : [],
      timeout: service.timeout / 1000,
    });
    // Also verifies the signature of the id token, instead of trusting the connection only.
    client.enableNonRepudiationChecks(found);
    known.set('configuration', found);
    return found;
  }

  /** @throws UnavailableError where the provider does not answer, or answers with an error of its own */
  async function asked<T>(ask: (known: client.Configuration) => T | Promise<T>): Promise<T> {
    try {
      return await service.request(async () => ask(await configuration()));
    } catch (cause) {
      log.warn({ reason: codeOf(cause) }, 'the OpenID provider does not answer');
      throw new UnavailableError('The OpenID provider does not answer', { cause });
    }
  }

  return {
    /** The address of the sign-in, and what to store until the person returns. */
    async begin(): Promise<{ address: string; signIn: SignIn }> {
      const verifier = client.randomPKCECodeVerifier();
      const signIn = { state: client.randomState(), nonce: client.randomNonce(), verifier };
      const challenge = await client.calculatePKCECodeChallenge(verifier);
      const address = await asked((found) =>
        client.buildAuthorizationUrl(found, {
          redirect_uri: redirectUri,
          scope: settings.scope,
          state: signIn.state,
          nonce: signIn.nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
        }),
      );
      return { address: address.href, signIn };
    },

    /** The claims about the person who returns. @param query of the address, with its question mark */
    finish: (query: string, signIn: SignIn): Promise<Claims | Refusal> =>
      asked(async (found) => {
        try {
          return await claimsOf(found, new URL(query, redirectUri), signIn, settings);
        } catch (error) {
          const refusal = refusalOf(error);
          log.warn({ reason: codeOf(error) }, 'the OpenID provider signed nobody in');
          return refusal;
        }
      }),

    /** The address of the provider's sign-out; null without one. */
    leave: (backTo: string): Promise<string | null> =>
      asked((found) => {
        if (found.serverMetadata().end_session_endpoint === undefined) return null;
        return client.buildEndSessionUrl(found, { post_logout_redirect_uri: backTo }).href;
      }),
  };
}

async function claimsOf(
  found: client.Configuration,
  address: URL,
  { state, nonce, verifier }: SignIn,
  settings: OpenIdSettings,
): Promise<Claims> {
  const tokens = await client.authorizationCodeGrant(found, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  const hasMore = found.serverMetadata().userinfo_endpoint !== undefined;
  if (hasClaims(claims, settings) || !hasMore) return claims;
  // Many providers keep the token short and have further claims in their userinfo.
  return { ...(await client.fetchUserInfo(found, tokens.access_token, claims.sub)), ...claims };
}

/**
 * Distinguishes a refusal from a failure of the provider. Only failures count against the provider, or anybody could
 * make it look down by sending nonsense.
 */
function refusalOf(error: unknown): Refusal {
  if (error instanceof client.AuthorizationResponseError) return 'denied';
  if (error instanceof client.ResponseBodyError && error.status < 500) return 'not-ours';
  if (error instanceof client.ClientError && notOurs.has(error.code ?? '')) return 'not-ours';
  throw error;
}

/** Errors of a wrong state, nonce, issuer, audience or signature, and of an expired token. */
const notOurs = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

const codeShape = /^[\w.-]{1,64}$/;

/** The code of an error for the log: its text is the provider's and may name people. */
function codeOf(error: unknown): string {
  const code =
    error instanceof client.ResponseBodyError ? error.error : (error as client.ClientError).code;
  return codeShape.test(code ?? '') ? code! : reasonOf(error);
}
