import { FaultsError, formatFault, listedFaultsPerFile } from '#src/publishing/faults.ts';
import { UnconfirmedWithdrawalError, withdrawalLines } from '#src/publishing/levels/withdrawals.ts';
import { describeFailure } from '#src/server/start/describe-failure.ts';

export const exitCodes = { done: 0, faults: 1, environment: 2 } as const;

/** Says on stderr what went wrong; gives the exit code. */
export function reportError(error: unknown): number {
  if (error instanceof FaultsError) {
    process.stderr.write(`${faultLines(error).join('\n')}\n`);
    return exitCodes.faults;
  }
  if (error instanceof UnconfirmedWithdrawalError) {
    process.stderr.write(`${withdrawalLines(error).join('\n')}\n`);
    return exitCodes.faults;
  }
  process.stderr.write(`${describeFailure(error)}\n`);
  return exitCodes.environment;
}

function faultLines({ faults, message }: FaultsError): string[] {
  const unlisted = Array.from(faults.countByFile()).flatMap(([file, count]) =>
    count > listedFaultsPerFile
      ? [`${file}: ${count - listedFaultsPerFile} more (all of them by --report FILE)`]
      : [],
  );
  return [...faults.listed().map(formatFault), ...unlisted, `${message}: nothing was published`];
}
