import { isoOfDay } from '#src/domain/day.ts';
import { FaultsError, type Fault } from './faults.ts';
import type { Drafted } from './drafts/make-draft.ts';
import { OpenQuestionsError, type OpenQuestions } from './guards/questions.ts';
import { UnconfirmedWithdrawalError, type Withdrawal } from './levels/withdrawals.ts';
import type { Published } from './publish-folder.ts';
import type { Summary } from './summary.ts';

// Results of a publish for programs: the command line prints them with --json, and the newsroom answers with them.

/** Counts by kind, with the rows left out by reason, and what is told of the kind. */
export function summaryAsJson(summary: Summary): object {
  return Object.fromEntries(
    Array.from(summary, ([kind, { leftOut, ...counts }]) => [
      kind,
      { ...counts, leftOut: Object.fromEntries(leftOut) },
    ]),
  );
}

/** `release` is null where nothing has changed. */
export function publishedAsJson({ release, summary, accepted }: Published): object {
  return { release, rows: summaryAsJson(summary), accepted };
}

/** `draft` is null where nothing would change. */
export function draftedAsJson({ draft, approvals, summary, accepted }: Drafted): object {
  return { draft, approvals, rows: summaryAsJson(summary), accepted };
}

/** What prevents a publish. */
type Obstacle =
  | { faults: Fault[]; total: number }
  | { withdrawals: (Omit<Withdrawal, 'first' | 'last'> & { first: string; last: string })[] }
  | { questions: readonly OpenQuestions[] };

/** The details of a publish's error; null for one that is only a message. */
export function obstacleAsJson(error: unknown): Obstacle | null {
  if (error instanceof FaultsError) {
    return { faults: error.faults.listed(), total: error.faults.total };
  }
  if (error instanceof UnconfirmedWithdrawalError) {
    const withdrawals = error.withdrawals.map(({ first, last, ...rest }) => ({
      ...rest,
      first: isoOfDay(first),
      last: isoOfDay(last),
    }));
    return { withdrawals };
  }
  return error instanceof OpenQuestionsError ? { questions: error.questions } : null;
}
