import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { clientAddress } from '#src/api/forms/client-address.ts';
import { startLiveCatalogue } from '#src/catalogue/live-catalogue.ts';
import { openLeads } from '#src/leads/open-leads.ts';
import { createNewsroom } from '#src/newsroom/newsroom.ts';
import type { NewsroomDeps } from '#src/newsroom/newsroom-deps.ts';
import { actOf, thisUser } from '#src/publishing/acting.ts';
import { storedFiles } from '#src/server/files/stored-files.ts';
import { createLog } from '#src/server/observe/log.ts';
import type { Store } from '#src/store/store.ts';
import { addToken, listTokens, type Role } from '#src/store/tokens.ts';

/** The limits of unpacked archives in this newsroom. */
export const unpacked = { entries: 60, bytes: 4_000_000, fileBytes: 3_000_000, ratio: 100 };

export const newsroomUrl = 'https://newsroom.example';

/** Opens the newsroom on an open store, in this process, until the test ends. */
export async function openNewsroom(
  store: Store,
  dataDir: string,
  more: Partial<NewsroomDeps> = {},
) {
  const log = createLog('silent');
  const live = await startLiveCatalogue(store, log);
  const leads = await openLeads(store, dataDir, log);
  onTestFinished(async () => {
    await leads.close();
    await live.close();
  });
  const { snapshot } = live;
  const app = await createNewsroom({
    store,
    snapshot,
    leads,
    log,
    url: newsroomUrl,
    previewUrl: null,
    openId: null,
    clientAddress: clientAddress([]),
    uploads: { bytes: 1_000_000, timeout: 30_000, unpacked },
    files: storedFiles({ store, snapshot }),
    ...more,
  });
  return { app, leads, visitor: () => visitorOf(app as unknown as Hono) };
}

/** A browser without scripts, which stores cookies and sends forms. */
function visitorOf(app: Hono) {
  const cookies = new Map<string, string>();
  const own = { Origin: newsroomUrl, 'Sec-Fetch-Site': 'same-origin' };

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('Cookie', cookie());
    const answer = await app.request(`${newsroomUrl}${path}`, { ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (set.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const cookie = () => Array.from(cookies, (pair) => pair.join('=')).join('; ');

  function keep(kept: string): void {
    cookies.clear();
    for (const pair of kept.split('; ')) cookies.set(...(pair.split('=') as [string, string]));
  }

  const post = (path: string, fields: Record<string, string>, headers: HeadersInit = own) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers });

  return {
    ask,
    post,
    text: async (path: string) => (await ask(path)).text(),
    signIn: (token: string) => post('/newsroom/sign-in', { token }),
    /** Sends the page's form with the given action, including its hidden fields. */
    async send(page: string, action: string, fields: Record<string, string> = {}) {
      const html = await (await ask(page)).text();
      const [, form] = html.split(`action="${action}"`);
      if (form === undefined) throw new Error(`${page} has no form to ${action}`);
      const hidden = form
        .split('</form>')[0]!
        .matchAll(/type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g);
      const own = Object.fromEntries(
        Array.from(hidden, ([, name = '', value = '']) => [name, value]),
      );
      return post(action, { ...own, ...fields });
    },
    cookie,
    keep,
  };
}

/**
 * Creates a token for each person, operators first: without one nobody else can have a role, so that one called `first` is
 * made where there is none.
 * @returns the secrets by name
 */
export async function tokensOf(
  store: Store,
  people: Record<string, Role>,
): Promise<Record<string, string>> {
  const act = actOf('add-token', thisUser(), undefined);
  const isOperator = ({ role }: { role: Role }) => role === 'operator';
  const given = Object.entries(people).map(([name, role]) => ({ name, role }));
  const known = await listTokens(store);
  const first = [...known, ...given].some(isOperator)
    ? []
    : [{ name: 'first', role: 'operator' as const }];
  const secrets: Record<string, string> = {};
  for (const each of [...first, ...given].toSorted((a, b) => +isOperator(b) - +isOperator(a))) {
    secrets[each.name] = await addToken(store, each, act);
  }
  return secrets;
}
