import { FaultsError, formatFault, listedFaultsPerFile } from '#src/publishing/faults.ts';
import { OpenQuestionsError, questionLines } from '#src/publishing/guards/questions.ts';
import { UnconfirmedWithdrawalError, withdrawalLines } from '#src/publishing/levels/withdrawals.ts';
import { obstacleAsJson } from '#src/publishing/results-as-json.ts';
import { describeFailure } from '#src/server/start/describe-failure.ts';
import { exitCodes } from './exit-codes.ts';

/** Prints on stderr what went wrong and returns the exit code. */
export function reportError(error: unknown): number {
  if (error instanceof FaultsError) {
    process.stderr.write(`${faultLines(error).join('\n')}\n`);
    return exitCodes.faults;
  }
  if (error instanceof UnconfirmedWithdrawalError) {
    process.stderr.write(`${withdrawalLines(error).join('\n')}\n`);
    return exitCodes.faults;
  }
  if (error instanceof OpenQuestionsError) {
    const lines = [...questionLines(error.questions), `${error.message}: nothing was published`];
    process.stderr.write(`${lines.join('\n')}\n`);
    return exitCodes.questions;
  }
  process.stderr.write(`${describeFailure(error)}\n`);
  return exitCodes.environment;
}

/** The error as JSON for programs: its message and its details. */
export function errorAsJson(error: unknown): object {
  return { error: describeFailure(error), ...obstacleAsJson(error) };
}

function faultLines({ faults, message }: FaultsError): string[] {
  const unlisted = Array.from(faults.countByFile()).flatMap(([file, count]) =>
    count > listedFaultsPerFile
      ? [`${file}: ${count - listedFaultsPerFile} more (all of them by --report FILE)`]
      : [],
  );
  return [...faults.listed().map(formatFault), ...unlisted, `${message}: nothing was published`];
}
