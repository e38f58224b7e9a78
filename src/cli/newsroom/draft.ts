import { requireMayChange } from '#src/publishing/drafts/decide.ts';
import { waysToPublish } from '#src/publishing/drafts/who-approves.ts';
import { draftFolder, draftLevels, type Drafted } from '#src/publishing/drafts/make-draft.ts';
import { listApprovers } from '#src/store/drafts/approvals.ts';
import { getLivingDraft, type Draft } from '#src/store/drafts/drafts.ts';
import { currentDay } from '#src/publishing/current-day.ts';
import { draftedAsJson } from '#src/publishing/results-as-json.ts';
import { acceptanceOf, oneInput, requireLevels, type PublishOptions } from '../publish-options.ts';
import { formatSummary } from '../format-summary.ts';
import { printResult } from '../print-result.ts';
import { requireStandardInput, withLevelsFile } from '../files/standard-input.ts';
import { withListeners } from '../with-listeners.ts';
import { withPerson } from './with-person.ts';

export type DraftOptions = PublishOptions & { replace?: number };

/** `ended` says what a replaced draft had and lost with its content; empty where it had nothing. */
type DraftedAnew = Drafted & { ended: string };

/** `plumbline draft` validates a folder or a file of levels and stores the change for a later publish. */
export async function draft(folder: string | undefined, options: DraftOptions): Promise<void> {
  const drafted = await makeDraft(folder, options);
  printResult(options.json, draftedAsJson(drafted), describeDrafted(drafted));
}

/** @param at when the draft becomes public, in milliseconds since 1970; data that is due by that day is included */
export async function makeDraft(
  folder: string | undefined,
  options: DraftOptions,
  at = Date.now(),
): Promise<DraftedAnew> {
  const { files, levels, mapping, name, label, reason, replace, report } = options;
  oneInput('draft', folder, levels);
  requireLevels(mapping, levels !== undefined);
  requireStandardInput(name, levels);
  const { accepted, withdrawLevels } = acceptanceOf(options);
  return withListeners(report, (listeners) =>
    withPerson(async (store, person) => {
      const { actor } = person;
      const old = replace === undefined ? null : await getLivingDraft(store.db, replace);
      if (old !== null) requireMayChange(person, old);
      const ended = old === null ? '' : endedText(old, await listApprovers(store, old));
      const today = currentDay(new Date(at));
      // Without a new label the draft keeps the one that its reviewers know.
      const named = { label: label ?? old?.label, reason };
      const release = { ...named, accepted, withdrawLevels, actor, today };
      const making = { ...release, replace, ...listeners };
      const drafted = await (levels === undefined
        ? draftFolder(store, { folder: folder!, files, ...making })
        : withLevelsFile(levels, name, (file) =>
            draftLevels(store, { ...file, mapping, ...making }),
          ));
      return { ...drafted, ended: drafted.draft === null ? '' : ended };
    }),
  );
}

function endedText({ number, at }: Draft, approvers: readonly string[]): string {
  const had = [
    approvers.length > 0 && `approved by ${approvers.join(', ')}`,
    at !== null && `scheduled for ${at}`,
  ].filter(Boolean);
  return had.length === 0
    ? ''
    : `Draft ${number} was ${had.join(' and ')}; that ended with what it held before`;
}

export function describeDrafted({ draft: made, approvals, summary, ended }: DraftedAnew): string {
  const outcome = made
    ? `Draft ${made.number} (${made.label}) is kept; nothing of it is public: plumbline preview ${made.number} shows it; ` +
      waysToPublish(made, { approvers: [], wanted: approvals })
    : 'Nothing would change: no draft was made';
  return [formatSummary(summary), outcome, ended].filter(Boolean).join('\n');
}
