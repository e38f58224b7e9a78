import type { GuardName } from '#src/contract/provider/guards.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { InputOptions } from './check.ts';

/** The options that `publish` and `draft` share. */
export type PublishOptions = InputOptions & {
  label?: string;
  levels?: string;
  mapping?: string;
  /** What standard input is called. */
  name?: string;
  reason?: string;
  accept?: GuardName[];
  /** `true` when the option is given without ids. */
  withdrawLevels?: true | string[];
};

/** @throws InvalidInputError unless there is either a folder or a file of levels */
export function oneInput(command: string, folder: string | undefined, levels: string | undefined) {
  if ((folder === undefined) !== (levels === undefined)) return;
  throw new InvalidInputError(`${command} takes a folder, or --levels FILE`);
}

/** @throws InvalidInputError when guards are accepted or levels withdrawn without a reason */
export function acceptanceOf({ accept, reason, withdrawLevels }: PublishOptions) {
  if (accept !== undefined && !reason) {
    throw new InvalidInputError("--accept takes a --reason '…' with it, which is kept");
  }
  if (withdrawLevels !== undefined && !reason) {
    throw new InvalidInputError("--withdraw-levels takes a --reason '…', which visitors read");
  }
  return {
    accepted: accept && { guards: accept, reason: reason! },
    withdrawLevels: withdrawLevels === true ? [] : withdrawLevels,
  };
}

/** @throws InvalidInputError for a mapping given beside a folder, which has its own */
export function requireLevels(mapping: string | undefined, hasLevels: boolean): void {
  if (mapping === undefined || hasLevels) return;
  throw new InvalidInputError('--mapping describes a file of levels: a folder has its own');
}
