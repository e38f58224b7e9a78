import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { answerProblem, makeProblem, problemResponse } from '#src/api/http/problems.ts';
import type { Snapshot } from '#src/catalogue/snapshot.ts';
import { offeredCalls } from '#src/contract/api/endpoints/endpoint.ts';
import { GoneError, NotFoundError } from '#src/domain/errors.ts';
import { readBody } from '#src/outside/read-body.ts';
import { api } from '#src/urls.ts';
import { askApi } from '../ask-api.ts';
import type { Log } from '../observe/log.ts';
import { constituentTools } from './constituent-tools.ts';
import { figureTools } from './figure-tools.ts';
import { indexTools } from './index-tools.ts';
import { levelTools } from './level-tools.ts';
import { listTools } from './list-tools.ts';
import { mixTools } from './mix-tools.ts';
import { pageTools } from './page-tools.ts';
import { RefusedError, type ToolAnswer, type Tool, type ToolSource } from './tool.ts';

type ModelContextDeps = Omit<ToolSource, 'snapshot'> & {
  snapshot: () => Snapshot;
  log: Pick<Log, 'error'>;
  /** Origins whose pages may call the protocol, besides this site's own. */
  origins: readonly string[];
};

/** Longest message that is read, in bytes. */
const longest = 16 * 1024;

const path = api.base + api.modelContext;

/** All tools by name; none of them changes anything. */
const tools = {
  ...indexTools,
  ...figureTools,
  ...levelTools,
  ...constituentTools,
  ...listTools,
  ...mixTools,
  ...pageTools,
};

/** Serves the data by the Model Context Protocol: read-only, without sessions, each call answered from one release. */
export function modelContext(deps: ModelContextDeps): Hono {
  const app = new Hono();
  app.onError(answerProblem(deps.log));
  let handler: Promise<McpHttpHandler> | null = null;
  const origins = [deps.publicUrl, ...deps.origins];
  app.use(path, cors({ origin: origins, allowMethods: ['POST', 'OPTIONS'] }));
  app.use(path, async (c, next) => {
    if (!isAt(deps.publicUrl, c.req.url)) return refuse(403, -32_000, 'This is not the address');
    const origin = c.req.header('Origin');
    if (origin === undefined || origins.includes(origin)) return next();
    return refuse(403, -32_000, 'Pages of this origin may not ask');
  });
  app.post(path, async (c) => {
    // Throws before the first release is public, which is answered as on any other address.
    deps.snapshot();
    const { url, method, headers: input, signal } = c.req.raw;
    const body = await readBody(c.req.raw, longest);
    if (body === null) return refuse(413, -32_000, `A question has ${longest} bytes at most`);
    // A batch would count as one request against the caller's limit.
    if (/^\s*\[/.test(body)) return refuse(400, -32_600, 'Questions are taken one by one');
    handler ??= openHandler(deps);
    const question = new Request(url, { method, headers: input, signal, body });
    const answer = await (await handler).fetch(question);
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    return new Response(answer.body, { status: answer.status, headers });
  });
  app.all(path, (c) =>
    problemResponse(makeProblem(405, `${c.req.method} is not possible here`), {
      Allow: 'POST, OPTIONS',
    }),
  );
  return app;
}

/**
 * Whether the request names the public host. A foreign name that resolves to this server would let pages of that name
 * read the answers (DNS rebinding). A proxy may have ended TLS, so that the scheme is not compared.
 */
function isAt(publicUrl: string, url: string): boolean {
  const { protocol, host } = new URL(publicUrl);
  const { host: input } = new URL(url);
  return URL.parse(`${protocol}//${input}`)?.host === host;
}

/** A client error in the protocol's format. */
function refuse(status: 400 | 403 | 413, code: number, message: string): Response {
  const refusal = { jsonrpc: '2.0', error: { code, message }, id: null };
  return Response.json(refusal, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** The protocol's library is loaded by the first call: most processes never get one. */
async function openHandler(deps: ModelContextDeps): Promise<McpHttpHandler> {
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server');
  return createMcpHandler(
    async () => {
      const source = { ...deps, snapshot: deps.snapshot() };
      const { provider } = await askApi(source)('mainNavigation', {});
      const server = new McpServer(
        { name: provider.name, version: '1' },
        {
          instructions: instructions(provider),
          // There are no sessions, so that nobody could be told of other tools.
          capabilities: { tools: { listChanged: false } },
        },
      );
      for (const [name, made] of offeredCalls(tools, { blends: provider.allowsBlends })) {
        const { title, description, input, output, answer } = made as Tool<unknown>;
        server.registerTool(
          name,
          {
            title,
            description,
            inputSchema: input,
            outputSchema: output,
            annotations: { readOnlyHint: true },
          },
          async (query) => answered(() => answer(query, source), deps),
        );
      }
      return server;
    },
    { maxSubscriptions: 0 },
  );
}

type Provider = { name: string; illustrativeNotice: string | null; allowsBlends: boolean };

function instructions({ name, illustrativeNotice }: Provider): string {
  return [
    `Published data of the indexes of ${name}.`,
    illustrativeNotice,
    'Levels and lists from before the launch date of an index are back-tested and hypothetical: say so wherever they ' +
      'are part of a figure. Name variant, currency and day beside each figure, and cite the address that stands with it.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Internal errors are written to the log and not shown to the caller. */
async function answered(answer: () => Promise<ToolAnswer>, { log }: Pick<ModelContextDeps, 'log'>) {
  try {
    const { data, text = JSON.stringify(data) } = await answer();
    return { content: [{ type: 'text' as const, text }], structuredContent: data };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: failureText(error, log) }], isError: true };
  }
}

function failureText(error: unknown, log: Pick<Log, 'error'>): string {
  if (error instanceof RefusedError || error instanceof GoneError) return error.message;
  if (error instanceof NotFoundError) return notFoundText(error);
  log.error({ err: error }, 'a question of a program failed');
  return 'This cannot be answered at the moment.';
}

/** Says in the words of the API what was not found; for an unknown id, also which tool finds ids. */
function notFoundText({ message, reasons }: NotFoundError): string {
  const isUnknownId = reasons.some(({ code }) => code === 'no-index');
  return isUnknownId ? `${message}; search_indexes finds indexes by their names` : message;
}
