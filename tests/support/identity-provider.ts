import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';
import { vi } from 'vitest';

/** The claims about an account, besides its `sub`. */
export type AccountClaims = Record<string, unknown>;

export type IdentityProvider = {
  issuer: string;
  /** The account that the next visitor is signed in as, without a question. Empty: nobody is signed in. */
  signedIn: string;
  /** The scheme by which the newsroom authenticated itself at each request for a token. */
  proofs: string[];
  /** Called with each answer that contains a token, before it is sent. */
  onToken: (answer: { id_token: string }) => void;
  close: () => Promise<void>;
};

export const clientSecret = 'a-secret-that-stays-on-the-server';
export const clientId = 'newsroom';

/**
 * Starts a real OpenID Connect provider in this process, with the newsroom as its client. It shows no sign-in page:
 * visitors are signed in as the account `signedIn`.
 */
export async function startIdentityProvider(
  newsroomUrl: string,
  accounts: Record<string, AccountClaims>,
  more: Configuration = {},
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The host name differs from the newsroom's, so that a browser treats them as two sites.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started: IdentityProvider = {
    issuer,
    signedIn: '',
    proofs: [],
    onToken: () => undefined,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  // The library warns that it stores everything in memory.
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${newsroomUrl}/newsroom/sign-in/openid/back`],
        post_logout_redirect_uris: [`${newsroomUrl}/newsroom/sign-in`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['groups'] },
    scopes: ['openid', 'email', 'profile'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/as/${interaction.uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...accounts[id], sub: id }) }),
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 60,
      Session: 60,
    },
    cookies: { keys: ['a key of the provider’s own cookies'] },
    ...more,
  });
  warn.mockRestore();
  provider.use(async (context, next) => {
    await next();
    if (context.path !== '/token') return;
    started.proofs.push(context.get('Authorization').slice(0, 6));
    started.onToken(context.body as { id_token: string });
  });
  const answer = provider.callback();

  /**
   * Replaces the provider's sign-in page: signs the account in and grants all that the newsroom asks for. It first
   * answers with a page that reloads, so that for a browser the redirect back comes from the provider's site.
   */
  async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.endsWith('/go')) {
      response.setHeader('Content-Type', 'text/html');
      const next = `<meta http-equiv="refresh" content="0; url=${request.url}/go" />`;
      return void response.end(`<link rel="icon" href="data:," />${next}`);
    }
    const { params } = await provider.interactionDetails(request, response);
    const accountId = started.signedIn;
    if (accountId === '') {
      const denied = { error: 'access_denied', error_description: '<b>No</b> account of ours' };
      return provider.interactionFinished(request, response, denied);
    }
    const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { login: { accountId }, consent });
  }

  server.on('request', (request, response) => {
    void (request.url?.startsWith('/as/') ? signIn(request, response) : answer(request, response));
  });
  return started;
}
