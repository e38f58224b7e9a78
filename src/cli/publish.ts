import { existsSync } from 'node:fs';
import * as decisions from '#src/publishing/drafts/decide.ts';
import { emergencyOf, requireDirect, type Emergency } from '#src/publishing/drafts/four-eyes.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import { requireFolder } from '#src/publishing/check-folder.ts';
import { publishFolder, type Published } from '#src/publishing/publish-folder.ts';
import { publishLevels } from '#src/publishing/publish-levels.ts';
import { getLivingDraft } from '#src/store/drafts/drafts.ts';
import { requireFiles } from '#src/publishing/reading/read-levels-file.ts';
import { publishedAsJson } from '#src/publishing/results-as-json.ts';
import { formatSummary } from './format-summary.ts';
import { describeDrafted, makeDraft } from './newsroom/draft.ts';
import { withPerson } from './newsroom/with-person.ts';
import { printResult } from './print-result.ts';
import { acceptanceOf, oneInput, requireLevels, type PublishOptions } from './publish-options.ts';
import { requireStandardInput, withLevelsFile } from './files/standard-input.ts';
import { withListeners } from './with-listeners.ts';

type Options = PublishOptions & {
  /** Milliseconds since 1970. */
  at?: number;
  emergency?: boolean;
};

/**
 * `plumbline publish` publishes a folder or a file of levels in one step, or a draft by its number, now or with
 * `--at` at a later moment.
 */
export async function publish(what: string | undefined, options: Options): Promise<void> {
  const { at, json } = options;
  const emergency = emergencyOf(options.emergency, options.reason);
  if (what !== undefined && /^\d+$/.test(what) && !existsSync(what)) {
    return publishDraftNumber(Number(what), options, emergency);
  }
  oneInput('publish', what, options.levels);
  requireLevels(options.mapping, options.levels !== undefined);
  requireStandardInput(options.name, options.levels);
  if (at !== undefined) {
    decisions.requireComing(at);
    const drafted = await makeDraft(what, options, at);
    if (drafted.draft) return schedule(drafted.draft.number, at, emergency, json);
    return printResult(json, { draft: null }, describeDrafted(drafted));
  }
  const published = await publishNow(what, options, emergency);
  printResult(json, publishedAsJson(published), describe(published));
}

async function publishNow(folder: string | undefined, options: Options, emergency: Emergency) {
  const { files, label, levels, mapping, name, reason, report } = options;
  const release = { label, reason, ...acceptanceOf(options) };
  // What is not there needs no approvals.
  if (levels === undefined) requireFolder(folder!);
  else if (levels !== '-') requireFiles([levels, mapping]);
  return withListeners(report, (listeners) =>
    withPerson(async (store, person) => {
      await requireDirect(store, levels === undefined ? 'folder' : 'levels', person, emergency);
      const input = {
        ...release,
        actor: person.actor,
        emergency: emergency?.reason,
        ...listeners,
      };
      return levels === undefined
        ? publishFolder(store, { folder: folder!, files, ...input })
        : withLevelsFile(levels, name, (file) =>
            publishLevels(store, { ...file, mapping, ...input }),
          );
    }),
  );
}

const ofMaking = [
  'label',
  'levels',
  'mapping',
  'name',
  'accept',
  'withdrawLevels',
  'report',
] as const;

/** @throws InvalidInputError for an option that has no effect on an existing draft */
function requireNothingToMake(number: number, options: Options): void {
  const given = ofMaking.find((name) => options[name] !== undefined);
  if (given === undefined) return;
  const option = given.replace('L', '-l');
  throw new InvalidInputError(
    `Draft ${number} is published as it was made: --${option} goes with plumbline draft --replace ${number}`,
  );
}

async function publishDraftNumber(number: number, options: Options, emergency: Emergency) {
  const { at, reason, json } = options;
  requireNothingToMake(number, options);
  if (at !== undefined) return schedule(number, at, emergency, json);
  const release = await withPerson(async (store, person) =>
    decisions.publishWaiting(store, person, await getLivingDraft(store.db, number), {
      reason,
      emergency,
    }),
  );
  const line = `Release ${release.number} (${release.label}) is public: it was draft ${number}`;
  printResult(json, { release, draft: number }, line);
}

async function schedule(number: number, at: number, emergency: Emergency, json?: boolean) {
  const moment = await withPerson(async (store, person) =>
    decisions.schedule(store, person, await getLivingDraft(store.db, number), { at, emergency }),
  );
  const line =
    `Draft ${number} becomes public at ${moment}, by a server that runs then; ` +
    `to take the moment away, plumbline unschedule ${number} before`;
  printResult(json, { draft: number, at: moment }, line);
}

function describe({ release, summary }: Published): string {
  const outcome = release
    ? `Release ${release.number} (${release.label}) is public`
    : 'Nothing has changed';
  return [formatSummary(summary), outcome].filter(Boolean).join('\n');
}
