import { setTimeout as delay } from 'node:timers/promises';
import { InvalidInputError, UnavailableError } from '#src/domain/errors.ts';
import { FaultsError, formatFault } from '#src/publishing/faults.ts';
import { OpenQuestionsError, questionLines } from '#src/publishing/guards/questions.ts';
import { findCurrentRelease } from '#src/store/releases/releases.ts';
import type { Store } from '#src/store/store.ts';
import type { Env } from '../settings/env.ts';
import type { Log } from '../observe/log.ts';

const firstReleaseTimeout = 10 * 60_000;

/**
 * Publishes the provider's folder when the store holds no release yet. Where several processes start on
 * one empty store, one publishes and the others wait for its release. Each step is logged once, and each fault of the
 * folder on a line of its own.
 * @throws UnavailableError when the folder has faults, or no release came within ten minutes
 */
export async function publishFirstRelease(
  store: Store,
  { providerDir: folder, providerFiles: files }: Pick<Env, 'providerDir' | 'providerFiles'>,
  log: Log,
): Promise<void> {
  const giveUpAt = Date.now() + firstReleaseTimeout;
  while (!(await findCurrentRelease(store.db))) {
    log.info({ folder }, 'the store has no release yet: publishing');
    try {
      return await publish(store, { folder, files }, log);
    } catch (error) {
      if (error instanceof FaultsError) throw faultsLogged(error, folder, log);
      if (error instanceof OpenQuestionsError) throw questionsLogged(error, folder, log);
      if (error instanceof InvalidInputError) throw notPublished(folder, error);
      if (!(error instanceof UnavailableError) || Date.now() > giveUpAt) throw error;
      log.info({ reason: error.message }, 'waiting for the first release');
      await delay(1_000);
    }
  }
}

type FirstFolder = { folder: string; files: string | undefined };

async function publish(store: Store, { folder, files }: FirstFolder, log: Log): Promise<void> {
  // Imported only when needed: every start runs this file.
  const [{ publishFolder }, { thisUser }] = await Promise.all([
    import('#src/publishing/publish-folder.ts'),
    import('#src/publishing/acting.ts'),
  ]);
  const steps = new Set<string>();
  await publishFolder(store, {
    folder,
    files,
    actor: thisUser('first-start'),
    onProgress: ({ step }) => {
      if (!steps.has(step)) log.info({ step }, 'publishing');
      steps.add(step);
    },
  });
}

function faultsLogged(error: FaultsError, folder: string, log: Log): UnavailableError {
  for (const fault of error.faults.listed()) log.error(formatFault(fault));
  return notPublished(folder, error);
}

/** Nobody can answer a question during a start: the operator publishes the folder by hand once, and starts again. */
function questionsLogged(error: OpenQuestionsError, folder: string, log: Log): UnavailableError {
  for (const line of questionLines(error.questions)) log.error(line);
  const answer = `plumbline publish ${folder} --accept NAMES --reason '…' answers, then start again`;
  return new UnavailableError(`${folder} (PROVIDER_DIR): ${error.message}; ${answer}`);
}

function notPublished(folder: string, { message }: InvalidInputError): UnavailableError {
  return new UnavailableError(`${folder} (PROVIDER_DIR) cannot be published: ${message}`);
}
