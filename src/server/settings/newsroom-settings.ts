import type { OpenIdSettings } from '#src/newsroom/openid/openid-settings.ts';
import { WrongSettingError, type Settings } from './settings.ts';

export type NewsroomSettings = {
  host: string;
  port: number;
  url: string;
  uploadBytes: number;
  /** The OpenID provider; null: people sign in by tokens alone. */
  openId: OpenIdSettings | null;
};

export function newsroomSettings(found: Settings): NewsroomSettings | null {
  const { NEWSROOM_PORT: port, NEWSROOM_HOST: host, NEWSROOM_URL: url } = found;
  const openId = openIdSettings(found);
  if (port === undefined) return null;
  const uploadBytes = found.NEWSROOM_UPLOAD_MB * 1_000_000;
  return { host, port, url: url ?? `http://localhost:${port}`, uploadBytes, openId };
}

function openIdSettings(found: Settings): OpenIdSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = found;
  const given = [issuer, clientId, clientSecret].filter((one) => one !== undefined);
  if (given.length === 0) return null;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new WrongSettingError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together: one is missing',
    );
  }
  const roles = {
    author: found.OIDC_AUTHORS,
    approver: found.OIDC_APPROVERS,
    operator: found.OIDC_OPERATORS,
  };
  if (Object.values(roles).every((values) => values.length === 0)) {
    throw new WrongSettingError(
      'OIDC_ISSUER needs OIDC_AUTHORS, OIDC_APPROVERS or OIDC_OPERATORS: nobody would have a role',
    );
  }
  return {
    issuer,
    clientId,
    clientSecret,
    clientAuthentication: found.OIDC_CLIENT_AUTHENTICATION,
    scope: found.OIDC_SCOPE,
    nameClaim: found.OIDC_NAME_CLAIM,
    roleClaim: found.OIDC_ROLE_CLAIM,
    roles,
  };
}
