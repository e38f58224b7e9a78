import { UnavailableError } from '#src/domain/errors.ts';
import { FaultsError, formatFault } from '#src/publishing/faults.ts';
import { publishFolder } from '#src/publishing/publish-folder.ts';
import { findCurrentRelease } from '#src/store/releases.ts';
import type { Store } from '#src/store/store.ts';
import type { Log } from './log.ts';

/**
 * Publishes the provider's folder when the store holds no release yet. Each step is logged once, each
 * fault of the folder on a line of its own; then it rejects with UnavailableError.
 */
export async function publishFirstRelease(store: Store, folder: string, log: Log): Promise<void> {
  if (await findCurrentRelease(store.db)) return;
  log.info({ folder }, 'the store has no release yet: publishing');
  const steps = new Set<string>();
  try {
    await publishFolder(store, {
      folder,
      onProgress: ({ step }) => {
        if (!steps.has(step)) log.info({ step }, 'publishing');
        steps.add(step);
      },
    });
  } catch (error) {
    if (!(error instanceof FaultsError)) throw error;
    for (const fault of error.faults.listed()) log.error(formatFault(fault));
    throw new UnavailableError(`${folder} cannot be published: ${error.message}`, { cause: error });
  }
}
