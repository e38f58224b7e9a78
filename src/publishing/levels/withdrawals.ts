import { isoOfDay } from '#src/domain/day.ts';
import { InvalidInputError } from '#src/domain/errors.ts';
import type { Removal } from '#src/store/levels/put-levels.ts';

/** Published levels that a publish takes back; `isWhole` when the folder has nothing of the index any more. */
export type Withdrawal = Removal & { isWhole: boolean };

/**
 * What the operator has confirmed: nothing when undefined; otherwise single levels, and all levels of the named
 * indexes. `all` serves comparisons, which list what would vanish, and take nothing back.
 */
export type Confirmed = readonly string[] | 'all' | undefined;

const listedWithdrawals = 20;

/** Published levels would vanish without confirmation; nothing was published. */
export class UnconfirmedWithdrawalError extends InvalidInputError {
  readonly withdrawals: readonly Withdrawal[];

  constructor(withdrawals: readonly Withdrawal[]) {
    const points = withdrawals.reduce((sum, one) => sum + one.points, 0);
    super(
      `${count(points, 'published level')} of ${count(withdrawals.length, 'index', 'indexes')} would be withdrawn`,
    );
    this.withdrawals = withdrawals;
  }
}

/** @throws UnconfirmedWithdrawalError with all levels that would vanish, unless each is confirmed */
export function requireConfirmed(withdrawals: readonly Withdrawal[], confirmed: Confirmed): void {
  if (confirmed === 'all') return;
  const isConfirmed = ({ fundId, isWhole }: Withdrawal) =>
    confirmed !== undefined && (!isWhole || confirmed.includes(fundId));
  if (!withdrawals.every(isConfirmed)) throw new UnconfirmedWithdrawalError(withdrawals);
}

/** The levels that would vanish, one index per line, and how to confirm. */
export function withdrawalLines({ withdrawals, message }: UnconfirmedWithdrawalError): string[] {
  const rest = withdrawals.length - listedWithdrawals;
  const whole = withdrawals.filter(({ isWhole }) => isWhole).map(({ fundId }) => fundId);
  const named = whole.length > listedWithdrawals ? 'ID,ID,…' : whole.join(',');
  return [
    ...withdrawals.slice(0, listedWithdrawals).map(describe),
    ...(rest > 0 ? [`${count(rest, 'index', 'indexes')} more (all of them by --report FILE)`] : []),
    `${message}: nothing was published; --withdraw-levels${named && `=${named}`} withdraws them, with a --reason`,
  ];
}

function describe({ fundId, first, last, points, isWhole }: Withdrawal): string {
  const days = first === last ? isoOfDay(first) : `${isoOfDay(first)} to ${isoOfDay(last)}`;
  const why = isWhole ? ' (the folder has no level of this index)' : '';
  return `${fundId}: ${count(points, 'level')}, ${days}${why}`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
