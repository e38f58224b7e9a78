import type { Fault, LeftOutRow } from './faults.ts';
import type { Withdrawal } from './levels/withdrawals.ts';

/** What a long run is doing; `total` is known for writing, not for reading. */
export type Progress = { step: string; done: number; total: number | null };

/** What a caller may follow while a folder is checked and published. */
export type Listeners = {
  onProgress?: ((progress: Progress) => void) | undefined;
  onFault?: ((fault: Fault) => void) | undefined;
  onLeftOut?: ((row: LeftOutRow) => void) | undefined;
  /** Told of each index that loses levels, whether or not that was confirmed. */
  onWithdrawal?: ((withdrawal: Withdrawal) => void) | undefined;
};
