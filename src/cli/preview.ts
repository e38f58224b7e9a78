import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { guardNames } from '#src/contract/provider/guards.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { compareDraft } from '#src/publishing/drafts/compare-draft.ts';
import { draftToLookAt } from '#src/publishing/drafts/make-draft.ts';
import { loadBuiltPages } from '#src/server/pages/built-pages.ts';
import { previewEnv } from '#src/server/previews/preview-env.ts';
import { readEnv } from '#src/server/settings/env.ts';
import { startServer } from '#src/server/start/start-server.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { previewPass } from '#src/store/drafts/preview-links.ts';
import { openPreviewSchema } from '#src/store/drafts/preview-schema.ts';
import { openStore } from '#src/store/open-store.ts';
import type { Store } from '#src/store/store.ts';
import { previewLink } from '#src/urls/preview-link.ts';
import type { InputOptions } from './check.ts';
import { withPerson } from './newsroom/with-person.ts';
import { printResult } from './print-result.ts';
import { formatSummary } from './format-summary.ts';
import { withListeners } from './with-listeners.ts';

/** A preview makes nothing public, so the guards' questions are left to the publish. */
const accepted = { guards: guardNames, reason: 'a preview' };

type PreviewOptions = InputOptions & {
  port?: number;
  link?: boolean;
  /** How long the link is valid, in milliseconds. */
  for?: number;
};

/** What the preview shows: its content in the store, its name, and the findings about it. */
type Shown = {
  content: number;
  against: number;
  label: string;
  said: string;
  remove: () => Promise<void>;
};

/** `plumbline preview` serves a preview here, or prints a link to the server that shows drafts. */
export async function preview(what: string, options: PreviewOptions): Promise<void> {
  await (options.link ? printLink(what, options) : servePreview(what, options));
}

const usualTime = 2 * 3_600_000;

/** Prints a signed link. Its holder sees this draft until the link expires, and nothing else. */
async function printLink(what: string, { for: time = usualTime, json }: PreviewOptions) {
  const { previews } = readEnv();
  if (previews === null)
    throw new InvalidInputError('--link needs PREVIEW_PORT, where drafts are shown');
  if (!/^\d+$/.test(what)) throw new InvalidInputError('--link takes the number of a draft');
  const until = Date.now() + time;
  const pass = await withPerson(async ({ db }) =>
    previewPass(db, await getLivingDraft(db, Number(what)), until),
  );
  const link = previewLink.to(previews.url, pass);
  printResult(json, { draft: Number(what), link, until: new Date(until).toISOString() }, link);
}

/**
 * Serves what is public with the changes of a draft or a folder applied, as a publish would apply them now, until
 * the command is stopped. It uses the site's settings except for outgoing connections: nothing is forwarded and no
 * metrics are served. The preview's own data is kept in a temporary folder.
 */
async function servePreview(what: string, options: PreviewOptions): Promise<void> {
  const env = readEnv();
  const port = options.port ?? env.port;
  const pages = await loadBuiltPages();
  const ownDir = await mkdtemp(path.join(os.tmpdir(), 'plumbline-preview-'));
  const stopped = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  const opened = new AsyncDisposableStack();
  opened.defer(() => rm(ownDir, { recursive: true, force: true, maxRetries: 10 }));

  async function open() {
    const store = await openStore(env);
    opened.defer(() => store.close());
    const shown = await openShown(store, what, options);
    opened.defer(() => shown.remove());
    const schema = await openPreviewSchema(store, shown.content);
    const changes = await compareDraft(store, shown);
    const server = await startServer(
      previewEnv(
        { ...env, port },
        {
          publicUrl: `http://localhost:${port}`,
          dataDir: ownDir,
          shown: { label: shown.label, schema, dataDir: env.dataDir, changes },
        },
      ),
      pages,
    );
    opened.defer(() => server.close());
    return { said: shown.said, url: server.url };
  }

  try {
    // A visitor who stops the command while it reads a large folder does not wait for the reading to end.
    const found = await Promise.race([open(), stopped.then(() => null)]);
    if (found === null) return;
    process.stdout.write(`${found.said}Preview at ${found.url} (Ctrl+C ends it)\n`);
    await stopped;
  } finally {
    await opened.disposeAsync();
  }
}

async function openShown(store: Store, what: string, options: PreviewOptions): Promise<Shown> {
  if (/^\d+$/.test(what) && !existsSync(what)) {
    const { number, label, content, against } = await getLivingDraft(store.db, Number(what));
    return {
      content,
      against,
      label: `draft ${number} (${label})`,
      said: '',
      remove: async () => {},
    };
  }
  const { files, report } = options;
  const looked = await withListeners(report, (listeners) =>
    draftToLookAt(store, { folder: what, files, accepted, ...listeners }),
  );
  const { content } = looked.written;
  const { against } = looked;
  const said = `${formatSummary(looked.summary)}\n`;
  return {
    content,
    against,
    label: path.basename(path.resolve(what)),
    said,
    remove: looked.remove,
  };
}
