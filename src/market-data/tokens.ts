import { errors, jwtVerify, SignJWT } from 'jose';

/** The index-data token is sent as bearer token, the real-time token in a header of its own. */
export type TokenKind = 'index-data' | 'real-time';

export type Tokens = {
  issue: (kind: TokenKind) => Promise<string>;
  /**
   * The time at which the token expires, in milliseconds; null when it is missing, forged, of the other kind or
   * expired.
   */
  verify: (kind: TokenKind, token: string | null) => Promise<number | null>;
  /** The lifetime of a token in seconds. */
  lifetime: number;
};

const issuer = 'plumbline';
const algorithm = 'HS256';

/**
 * Issues and verifies the short-lived tokens of visitors' browsers. They allow reading only and contain no secret,
 * but the provider's public id and their expiry.
 * @param now in milliseconds
 */
export function createTokens({
  secret,
  lifetime,
  providerId,
  now = Date.now,
}: {
  secret: Uint8Array;
  lifetime: number;
  providerId: string;
  now?: () => number;
}): Tokens {
  return {
    lifetime,
    issue(kind) {
      const issued = Math.floor(now() / 1000);
      return new SignJWT({ scope: 'read', provider: providerId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(kind)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetime)
        .sign(secret);
    },
    async verify(kind, token) {
      if (token === null) return null;
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          issuer,
          audience: kind,
          requiredClaims: ['exp'],
          currentDate: new Date(now()),
        });
        return (payload.exp ?? 0) * 1000;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
