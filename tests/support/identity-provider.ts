import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration } from 'oidc-provider';
import { vi } from 'vitest';

/** What it says of an account, besides its `sub`. */
export type AccountClaims = Record<string, unknown>;

export type IdentityProvider = {
  issuer: string;
  /** Whoever signs in there next is asked nothing: this account is signed in. */
  signedIn: string;
  /** How the newsroom proved who it is, each time that it asked for a token: the beginning of that header. */
  proofs: string[];
  /** Runs when a token was made and has not been sent yet. */
  onToken: (answer: { id_token: string }) => void;
  close: () => Promise<void>;
};

export const clientSecret = 'a-secret-that-stays-on-the-server';
export const clientId = 'newsroom';

/**
 * A real provider of OpenID Connect in this process, to which a newsroom is known. Its own pages of sign-in are passed over: whoever
 * comes is the account that `signedIn` names, and nobody where that is empty.
 */
export async function startIdentityProvider(
  newsroomUrl: string,
  accounts: Record<string, AccountClaims>,
  more: Configuration = {},
): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // By another name than the newsroom's: to a browser they are two sites.
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
  // It warns that it keeps everything in memory.
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
   * Stands for the provider's page, which to a browser is where what follows comes from: signs the account in, with all that the
   * newsroom asks for.
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
